/** What an attachment is called: by its owner, without what could mislead, and with what it is at its end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { asDownload, attachmentName } from './file-name.ts'

const pdf = 'application/pdf'

const names: ReadonlyArray<readonly [given: string, name: string, mime?: string]> = [
  ['Smlouva č. 5.pdf', 'Smlouva č. 5.pdf'],
  ['Report.PDF', 'Report.PDF'],
  ['holiday.jpeg', 'holiday.jpeg', 'image/jpeg'],
  ['holiday.png', 'holiday.jpg', 'image/jpeg'],
  ['report.final', 'report.final.pdf'],
  ['setup.exe', 'setup.exe.pdf'],
  ['letter.docx', 'letter.pdf'],
  ['letter', 'letter.doc', 'application/msword'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\ada\\plan.pdf', 'plan.pdf'],
  ['..', 'file.pdf'],
  ['.pdf', 'file.pdf'],
  ['', 'file.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['  two \t\n lines  .pdf', 'two lines.pdf'],
  ['a\u0000b\u001b[2J.pdf', 'ab[2J.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe.pdf'],
  ['zero\u200bwidth\ufeff.pdf', 'zerowidth.pdf'],
  ['half \ud83d.pdf', 'half.pdf'],
  ['what? <b>"yes"</b>|*.pdf', 'b___.pdf'],
  ['C\u030c.pdf', '\u010c.pdf'],
  ['\ud83e\uddad.pdf', '\ud83e\uddad.pdf'],
]

for (const [given, name, mime = pdf] of names)
  test(`${JSON.stringify(given)} is ${name}`, () => assert.equal(attachmentName(given, mime), name))

test('names are at most 120 characters long, in no more bytes than file systems take', () => {
  for (const letter of ['a', 'č', '水', '\ud83e\uddad', '🇨🇿', '👍🏽']) {
    const name = attachmentName(`${letter.repeat(400)}.pdf`, pdf)
    assert(graphemes(name) <= 120 && Buffer.byteLength(name) <= 255, name)
    assert.equal(name, `${letter.repeat(graphemes(name) - 4)}.pdf`)
  }
})

test('the header names any of them in ASCII', () => {
  assert.equal(asDownload("Plán (2)*'.pdf"), "attachment; filename*=UTF-8''Pl%C3%A1n%20%282%29%2A%27.pdf")
})
