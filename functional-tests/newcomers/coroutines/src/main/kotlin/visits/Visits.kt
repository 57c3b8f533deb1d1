package visits

class Visits {
    private val lock = Any()
    private var count = 0

    fun count(): Int = synchronized(lock) { count }

    private fun store(newCount: Int) = synchronized(lock) { count = newCount }

    /** Both steps are synchronized, but not together. */
    fun add() {
        val before = count()
        store(before + 1)
    }
}
