/**
 * Loaded into what the launcher runs. A launcher that is killed with no chance to pass it on takes its
 * program with it this way, in order, instead of leaving it behind with the port and the data.
 */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
