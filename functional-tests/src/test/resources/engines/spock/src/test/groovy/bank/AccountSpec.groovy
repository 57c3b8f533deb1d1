package bank

import spock.lang.Specification

class AccountSpec extends Specification {
    def "is cut"() {
        when:
        Meeting.cut(new Account())
        then:
        noExceptionThrown()
    }

    def "is provoked"() {
        when:
        TwoThreads.take()
        then:
        noExceptionThrown()
    }

    def "row #n"() {
        expect:
        if (n == 2) {
            System.exit(1)
        }
        where:
        n << [1, 2, 3]
    }
}
