import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalCaptions } from './captions.ts'

const read = (text: string) => canonicalCaptions(Buffer.from(text)).toString()

test('SubRip and WebVTT become the same plain WebVTT', () => {
  const wanted =
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nOne\n\n01:00:03.000 --> 01:00:04.000\nTwo\nlines &amp; a &lt;\n'
  const srt =
    '1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>One</i>\r\n \r\n2\r\n01:00:03,000 --> 01:00:04,000\r\nTwo\r\n lines & a &lt;\r\n'
  assert.equal(read(`\ufeff${srt}`), wanted)
  const vtt =
    'WEBVTT - a title\n\nSTYLE\n::cue { background: url(//evil) }\n\nNOTE 00:00:00.000\nnothing\n\nREGION\nid:a\n\n' +
    'first\n00:01.000 --> 00:02.500 line:0 position:20% <v x>\n<c.loud><00:01.500>One</c>\n\n' +
    '01:00:03.000 --> 01:00:04.000\nTwo\nlines &amp; a <b>&lt;</b>\n'
  assert.equal(read(vtt), wanted)
})

test('what is shown for no time is left out, and what goes back in time is refused', () => {
  assert.equal(
    read('00:01.000 --> 00:01.000\nFlash\n\n00:02.000 --> 00:03.000\nStays\n'),
    'WEBVTT\n\n00:00:02.000 --> 00:00:03.000\nStays\n',
  )
  const wrong = [
    '',
    'words',
    '00:02.000 --> 00:01.000\nBack',
    `00:01.000 --> 00:02.000\n${'x'.repeat(1_001)}`,
  ]
  for (const text of wrong) assert.throws(() => read(text), { message: 'captions_invalid' }, text)
  assert.throws(() => canonicalCaptions(Buffer.from('00:01.000 --> 00:02.000\n\xff', 'latin1')))
})

test('of a part of a video only what is said in it is left, by the times of that part', () => {
  const all = Buffer.from(
    '00:01.000 --> 00:02.000\nBefore\n\n00:03.000 --> 00:05.000\nInto it\n\n00:06.000 --> 00:09.000\nOut of it\n',
  )
  assert.equal(
    canonicalCaptions(all, { from: 4, to: 7.5 })?.toString(),
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nInto it\n\n00:00:02.000 --> 00:00:03.500\nOut of it\n',
  )
  assert.equal(canonicalCaptions(all, { from: 2, to: 3 }), undefined)
})

test('it takes its time by length alone', () => {
  const long = '<'.repeat(200_000) + '00:00:01.000 --> ' + '\n'.repeat(100_000) + '{\\'.repeat(50_000)
  assert.throws(() => read(long))
})
