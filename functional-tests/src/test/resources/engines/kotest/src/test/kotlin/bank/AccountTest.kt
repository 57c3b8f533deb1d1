package bank

import io.kotest.core.spec.style.StringSpec

class AccountTest : StringSpec({
    "is cut" { Meeting.cut(Account()) }
    "exits" { System.exit(1) }
    "is lost" { }
})

class OtherTest : StringSpec({
    "is quiet" { Account().deposit(1) {} }
    "is provoked" { TwoThreads.take() }
})
