import assert from 'node:assert/strict'
import { test } from 'node:test'
import { webhookUrl } from './webhooks.rules.ts'

test('webhooks lead to https on the internet, and to this machine where Commons is for it alone', () => {
  for (const url of ['https://bot.example/hook?a=1', 'https://bot.example:8443/', 'https://203.0.112.7/']) {
    assert(webhookUrl(url, false), url)
    assert(webhookUrl(url, true), url)
  }
  for (const url of ['http://127.0.0.1:3000/hook', 'http://localhost/', 'https://[::1]:8443/']) {
    assert.equal(webhookUrl(url, false), undefined, url)
    assert(webhookUrl(url, true), url)
  }
  for (const url of [
    '',
    'bot.example',
    'http://bot.example/',
    'https://user:word@bot.example/',
    'https://bot.example:22/',
    'https://10.0.0.1/',
    'https://167772161/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest',
    'ftp://bot.example/',
    'ftp://localhost/',
    'javascript:alert(1)',
  ])
    for (const reachesItself of [false, true])
      assert.equal(webhookUrl(url, reachesItself), undefined, `${url} ${reachesItself}`)
})
