/** Files for calendars: by RFC 5545, and as another parser reads them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { eventIn } from '../../../../test/scenes/events-scene.ts'
import { groupScene } from '../../../../test/scenes/groups-scene.ts'
import { world } from '../../../../test/world.ts'
import { calendarName } from './calendar.ts'

const title = `Výměna semínek, 🌱; \\o/ "ano" ${'ž'.repeat(50)} ${'👨‍👩‍👧‍👦'.repeat(3)}`
const description = 'Přineste semínka.\nBEGIN:VEVENT\r\nSUMMARY:Not an event\r\tEND:VCALENDAR'

/** Asserts what holds for every file, and returns its events as the parser reads them. */
function read(calendar: string) {
  assert.match(calendar, /[^\n]\r\nEND:VCALENDAR\r\n$/)
  assert.doesNotMatch(calendar, /\r(?!\n)|(?<!\r)\n/, 'lines end with CRLF')
  for (const line of calendar.split('\r\n')) {
    assert.equal(Buffer.byteLength(line) <= 75, true, 'lines have up to 75 octets')
    assert.equal(line.isWellFormed(), true, 'no character is halved')
  }
  const whole = new ICAL.Component(ICAL.parse(calendar))
  assert.deepEqual(
    ['version', 'method'].map((name) => whole.getFirstPropertyValue(name)),
    ['2.0', null],
  )
  assert.equal(typeof whole.getFirstPropertyValue('prodid'), 'string')
  return whole.getAllSubcomponents('vevent').map((each) => {
    const { uid, summary, description: said, location, sequence, startDate, endDate } = new ICAL.Event(each)
    assert.match(String(each.getFirstPropertyValue('dtstamp')), /Z$/)
    assert.deepEqual([startDate.zone.tzid, endDate.zone.tzid], ['UTC', 'UTC'])
    const text = (name: string) => String(each.getFirstPropertyValue(name))
    return {
      uid,
      summary,
      said,
      location,
      sequence,
      begin: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
      status: text('status'),
      url: text('url'),
    }
  })
}

test('an event is a file that calendars read, with the same id and a higher sequence after each change', async () => {
  const here = await world()
  const { id: group_id, people } = await groupScene(here, 'closed')
  const of = { group_id, ...eventIn(48), title, description, place: 'Zelný trh; Brno, CZ' }
  const { recdata } = await here.as(people.owner).call('group_event_create', of)
  const { group_event_id } = recdata
  const take = async () => {
    const file = await here.as(people.member).call('group_event_calendar', { group_event_id })
    const [event, ...others] = read(file.calendar)
    assert.deepEqual(others, [], 'a text makes no event')
    return { ...(event ?? assert.fail()), name: file.file_name }
  }
  const { origin, host } = here.platform.site
  const address = `${origin}/#/groupdetail/${group_id}/event/${group_event_id}`
  const first = await take()
  assert.deepEqual(first, {
    name: calendarName(title),
    uid: `group-event-${group_event_id}@${host}`,
    summary: title,
    said: first.said,
    location: 'Zelný trh; Brno, CZ',
    sequence: 0,
    begin: recdata.begins_at,
    end: recdata.ends_at,
    status: 'CONFIRMED',
    url: address,
  })
  assert.match(first.said, /^Přineste semínka\.\nBEGIN:VEVENT\n/)
  assert.equal(first.said.endsWith(address), true)

  const change = { group_event_id, place: '', link: 'https://seeds.example/a' }
  await here.as(people.owner).call('group_event_update', change)
  await here.as(people.owner).call('group_event_update', change)
  const changed = await take()
  assert.deepEqual(
    [changed.uid, changed.sequence, changed.location],
    [first.uid, 1, 'https://seeds.example/a'],
    'what changes nothing is no version',
  )
  await here.as(people.owner).call('group_event_cancel', { group_event_id })
  const cancelled = await take()
  assert.deepEqual([cancelled.uid, cancelled.sequence, cancelled.status], [first.uid, 2, 'CANCELLED'])
})

test('a group’s calendar has its events that are not over', async () => {
  const here = await world()
  const { id: group_id, people } = await groupScene(here, 'open')
  const take = async () => {
    const file = await here.as(people.member).call('group_calendar', { group_id })
    return read(file.calendar).map(({ summary, status }) => `${summary} ${status}`)
  }
  assert.deepEqual(await take(), [])
  for (const hours of [50, 20]) {
    const of = { group_id, ...eventIn(hours), title: `In ${hours}` }
    const { recdata } = await here.as(people.owner).call('group_event_create', of)
    if (hours === 20)
      await here.as(people.owner).call('group_event_cancel', { group_event_id: recdata.group_event_id })
  }
  assert.deepEqual(await take(), ['In 20 CANCELLED', 'In 50 CONFIRMED'])
})

test('a file is named by what it is about, without what file systems refuse', () => {
  assert.equal(calendarName('Výměna semínek: 1/2'), 'Výměna-semínek-1-2.ics')
  assert.equal(calendarName('../🌱'), 'calendar.ics')
})
