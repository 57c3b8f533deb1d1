package visits

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class VisitsTest {
    @Test
    fun twoVisitors() {
        val visits = Visits()
        runBlocking {
            repeat(2) { launch(Dispatchers.Default) { visits.add() } }
        }
        assertTrue(visits.count() > 0)
    }
}
