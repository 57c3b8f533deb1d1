module watched.module {}
