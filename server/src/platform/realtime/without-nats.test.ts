import { test } from 'node:test'
import { until } from '../../../test/until.ts'
import { WithoutNats } from './without-nats.ts'

test('a process without NATS says so whenever NOTIFY is there, until it is sent, and reads again', async () => {
  let [said, missed, isAway] = [0, 0, false]
  const without = new WithoutNats({
    async say() {
      if (!isAway) said++
      return !isAway
    },
    missed: () => void missed++,
  })
  without.hearsNotify()
  without.hear({ nats: true })
  await until(async () => said === 1)
  without.hear({ nats: true })
  await until(async () => said === 2)
  isAway = true
  without.hearsNotify()
  await new Promise((resolve) => setTimeout(resolve, 50))
  isAway = false
  await until(async () => said === 3, 2_000)
  await until(async () => missed === 1, 3_000)
  without.close()
})
