/** What a token may do changes while it does it. */
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { play, type Race } from '../../../../test/races.ts'
import { twoProcesses } from '../../../../test/processes.ts'
import { give, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { withToken } from '../../../../test/scenes/tokens-scene.ts'
import { password, type Person, type World } from '../../../../test/world.ts'

interface Scene {
  readonly ada: Person
  readonly bob: Person
  readonly bot: Person & { readonly tokenId: string }
}

before(async () => {
  const [one] = await twoProcesses()
  await openMoney(one)
})

async function open(here: World): Promise<Scene> {
  const ada = await here.person('Ada')
  const bob = await here.person('Bob')
  await give(here, ada, { FCELL: '10' })
  await give(here, bob, { FCELL: '1' })
  return { ada, bob, bot: await withToken(here, ada, ['money', 'read', 'write'], { limit: '5' }) }
}

const pay =
  (amount: string) =>
  ({ bot, bob }: Scene, here: World) =>
    here.as(bot).send('coin_transfer', { currency: 'FCELL', to_wallet: `@${bob.username}`, amount })

async function stored({ ada }: Scene, { platform }: World) {
  const { rows } = await sql`
    select (select balance::text from ledger_accounts where owner_kind = 'member' and owner_id = ${ada.id} and asset = 1
        and purpose = 'available') as balance,
      (select array_agg(tk.spent::text) from tokens tk join sessions ts on ts.id = tk.session_id
        where tk.member_id = ${ada.id} and ts.ended_at is null) as spent,
      (select count(*)::int from oauth_codes where member_id = ${ada.id}) as codes`.execute(
    platform.database.db,
  )
  return rows
}

const holdAccount = ({ ada }: Scene) =>
  sql`select from ledger_accounts where owner_kind = 'member' and owner_id = ${ada.id} for update`
const holdMember = ({ ada }: Scene) => sql`select from members where id = ${ada.id} for update`

const races: Record<string, Race<Scene>> = {
  'two payments within the limit each, and beyond it together': {
    open,
    calls: [pay('3'), pay('4')],
    stored,
    hold: holdAccount,
    rounds: 8,
  },
  'a payment, and the end of its token': {
    open,
    calls: [pay('3'), ({ ada, bot }, here) => here.as(ada).send('delete_token', { token_id: bot.tokenId })],
    stored,
    hold: ({ bot }) => sql`select from sessions where id = ${bot.tokenId} for update`,
    rounds: 8,
  },
  'a payment by an app beyond its limit, and the end of the app': {
    open: async (here) => {
      const scene = await open(here)
      const { app_id } = (
        await here.as(scene.bob).call('add_app', {
          name: 'Timer',
          website: 'https://app.example',
          redirect_uris: ['https://app.example/done'],
        })
      ).recdata
      await here.platform.database.db
        .updateTable('tokens')
        .set({ app_id })
        .where('session_id', '=', scene.bot.tokenId)
        .execute()
      return scene
    },
    calls: [
      pay('6'),
      async ({ bob }, here) => {
        const { recdata } = await here.as(bob).call('app_list', {})
        return here.as(bob).send('delete_app', { app_id: recdata[0]?.app_id ?? '' })
      },
    ],
    stored,
    hold: holdAccount,
    // Whichever comes first, nothing is spent.
    said: ({ status }) => (status === 200 ? 'done' : 'refused'),
    rounds: 8,
  },
  'a new token, and leaving': {
    open,
    calls: [
      ({ ada }, here) =>
        here.as(ada).send('add_token', { name: 'Late', scopes: ['read'], days: 1, password }),
      ({ ada }, here) => here.as(ada).send('deactivate_account', { password, consent: 1 }),
    ],
    stored,
    hold: holdMember,
    // That the session is over is said in two ways, by how far the call had come.
    said: ({ status }) => (status === 200 ? 'done' : 'refused'),
    rounds: 8,
  },
}

for (const [what, race] of Object.entries(races)) test(what, () => play(race))
