plugins {
    id("java-gradle-plugin")
}

repositories {
    mavenCentral()
}

gradlePlugin {
    plugins {
        create("javaConventions") {
            id = "dev.atomicity.java-conventions"
            implementationClass = "dev.atomicity.buildlogic.JavaConventionsPlugin"
        }
        create("libraryConventions") {
            id = "dev.atomicity.library-conventions"
            implementationClass = "dev.atomicity.buildlogic.LibraryConventionsPlugin"
        }
        create("agentJar") {
            id = "dev.atomicity.agent-jar"
            implementationClass = "dev.atomicity.buildlogic.AgentJarPlugin"
        }
        create("agentInside") {
            id = "dev.atomicity.agent-inside"
            implementationClass = "dev.atomicity.buildlogic.AgentInsidePlugin"
        }
        create("gradlePluginConventions") {
            id = "dev.atomicity.gradle-plugin-conventions"
            implementationClass = "dev.atomicity.buildlogic.GradlePluginConventionsPlugin"
        }
        create("mavenPluginConventions") {
            id = "dev.atomicity.maven-plugin-conventions"
            implementationClass = "dev.atomicity.buildlogic.MavenPluginConventionsPlugin"
        }
    }
}
