/** Members with a plan, which autoplay in the feed needs. */
import { expect, type Member } from './world.ts'

interface Means {
  call(member: Member, name: string, input: object): Promise<unknown>
  mailedLink(address: string, subject: string | RegExp): Promise<string>
}

/** Verifies the member's e-mail and starts their free month of Plus. */
export async function beginPlus(member: Member, { call, mailedLink }: Means): Promise<void> {
  const link = await mailedLink(member.email, /Welcome|Verify/)
  const code = /code=([^&]+)/.exec(link)?.[1] ?? ''
  expect(code, link).not.toBe('')
  await call(member, 'verify_email', { email_auth_code: decodeURIComponent(code) })
  await call(member, 'start_plus_trial', {})
}
