/**
 * Loaded into programs that the launcher runs. If the launcher is killed before it can pass the signal on,
 * its program still stops in order, instead of staying behind with the port and the data.
 */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
