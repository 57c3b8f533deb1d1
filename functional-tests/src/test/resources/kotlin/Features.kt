package kotlinprogram

import kotlin.properties.Delegates

data class Item(var name: String, val parts: MutableList<Int> = mutableListOf())

sealed interface Tree
class Leaf(@JvmField var value: Int) : Tree
class Fork(val left: Tree, val right: Tree) : Tree

object Registry {
    @JvmStatic var count = 0
    @Volatile var last: Item? = null
    lateinit var late: String
}

class Watched {
    var changes = 0
    var value: Int by Delegates.observable(0) { _, old, new -> changes += new - old }

    companion object {
        var made = 0
    }

    init {
        made++
    }
}

fun sum(tree: Tree): Int = when (tree) {
    is Leaf -> tree.value++
    is Fork -> sum(tree.left) + sum(tree.right)
}

inline fun <reified T> kind(value: Any): Boolean = value is T

fun numbers() = sequence {
    var i = 0
    while (i < 4) {
        yield(i * i)
        i++
    }
}

fun main() {
    val item = Item("a")
    item.parts += listOf(1, 2)
    var local = 0
    repeat(3) { local += it; Registry.count += local }
    Registry.last = item.copy(name = "b")
    val tree = Fork(Leaf(3), Fork(Leaf(4), Leaf(5)))
    println("$item ${Registry.last} $local ${Registry.count} ${sum(tree)} ${sum(tree)}")
    val watched = Watched()
    watched.value = 7
    println("${watched.changes} ${Watched.made} ${kind<String>("x")} ${numbers().toList()}")
    val lock = Any()
    val threads = List(3) { Thread { repeat(100) { synchronized(lock) { Registry.count++ } } } }
    threads.forEach { it.start() }
    threads.forEach { it.join() }
    println(Registry.count)
    try {
        println(Registry.late)
    } catch (e: UninitializedPropertyAccessException) {
        println(e.message)
    }
}
