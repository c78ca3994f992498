import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attachment } from './attachment.ts'

test('a file is saved under its title, in letters that every system takes', () => {
  const cases: ReadonlyArray<readonly [title: string, plain: string, coded: string]> = [
    ['Baking bread', 'Baking bread.mp4', 'Baking%20bread.mp4'],
    ['Žluťoučký kůň', 'Zlutoucky kun.mp4', '%C5%BDlu%C5%A5ou%C4%8Dk%C3%BD%20k%C5%AF%C5%88.mp4'],
    ['../../etc/passwd', 'etc passwd.mp4', 'etc%20passwd.mp4'],
    ['a"b\r\nSet-Cookie: x=1', 'a b Set-Cookie x=1.mp4', 'a%20b%20Set-Cookie%20x%3D1.mp4'],
    ["it's (new)*", "it's (new).mp4", 'it%27s%20%28new%29.mp4'],
    ['日本', 'video.mp4', '%E6%97%A5%E6%9C%AC.mp4'],
    ['...', 'video.mp4', 'video.mp4'],
    ['‮gpj.exe', 'gpj.exe.mp4', 'gpj.exe.mp4'],
  ]
  for (const [title, plain, coded] of cases)
    assert.equal(
      attachment(title, '.mp4'),
      `attachment; filename="${plain}"; filename*=UTF-8''${coded}`,
      title,
    )
  assert.equal(
    attachment('x'.repeat(500), '.mp4').length,
    'attachment; filename=""; '.length + 124 + 17 + 124,
  )
})
