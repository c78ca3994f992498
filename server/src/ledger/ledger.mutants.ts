/** Possible faults of the ledger's functions, each as a change to their text. */
export interface Mutant {
  readonly name: string
  readonly of: 'ledger_post' | 'ledger_transfer' | 'check_ledger_transaction' | 'refuse_ledger_change'
  readonly find: string
  readonly put: string
}

const of =
  (which: Mutant['of']) =>
  (name: string, find: string, put: string): Mutant => ({ name: `${which}: ${name}`, of: which, find, put })

const inPost = of('ledger_post')
const inTransfer = of('ledger_transfer')
const inCheck = of('check_ledger_transaction')

export const mutants: readonly Mutant[] = [
  inPost('money moves while it is stopped', 'perform refuse_if_stopped();', ''),
  inPost(
    'a replay posts again',
    'on conflict (idem_scope, idem_key) do nothing returning id',
    'returning id',
  ),
  inPost('a replay is taken for new', 'is_replay := true;', 'is_replay := false;'),
  inPost('any request fits a key', 'if known_hash is distinct from its_hash', 'if false'),
  inPost('a key is shared by everybody', 'where idem_scope = its_scope and', 'where'),
  inPost('no key fits', 'if known_hash is distinct from its_hash', 'if true'),
  inPost('no floor is looked at', 'where a.balance + l.change < a.floor limit 1', 'where false limit 1'),
  inPost('the last unit is not spent', 'a.balance + l.change < a.floor', 'a.balance + l.change <= a.floor'),
  inPost('an overdraft is said to be something else', "errcode = 'LG004'", "errcode = 'LG001'"),
  inPost('balances stay', 'balance = a.balance + s.change', 'balance = a.balance'),
  inPost('balances are lessened', 'balance = a.balance + s.change', 'balance = a.balance - s.change'),
  inPost('balances are replaced', 'balance = a.balance + s.change', 'balance = greatest(s.change, 0)'),
  inPost('a unit is lost', 'balance = a.balance + s.change', 'balance = a.balance + s.change - 1'),
  inPost('versions stay', 'version = a.version + s.entries', 'version = a.version'),
  inPost('versions skip one', 'version = a.version + s.entries', 'version = a.version + s.entries + 1'),
  inPost(
    'spending is not counted',
    'then a.spent + s.spending else s.spending end',
    'then a.spent else 0 end',
  ),
  inPost('spending is forgotten', 'then a.spent + s.spending', 'then s.spending'),
  inPost('receiving is spending', '-least(sum(amount), 0)', 'abs(sum(amount))'),
  inPost('no limit is looked at', 'a.spent > a.daily_limit limit 1', 'false limit 1'),
  inPost('the last unit of the day is not spent', 'a.spent > a.daily_limit', 'a.spent >= a.daily_limit'),
  inPost('entries say the balance before', 'c.before + sum(l.amount) over of_account', 'c.before'),
  inPost(
    'entries have the wrong number',
    'c.entries_before + row_number()',
    'c.entries_before + 1 + row_number()',
  ),
  inPost('entries are doubled in worth', 'its_kind, l.amount,', 'its_kind, l.amount * 2,'),
  inPost('entries are of another kind', 'its_kind, l.amount,', "'tip', l.amount,"),
  inPost(
    'an entry is left out',
    'from legs l join changed c using (id)',
    'from legs l join changed c using (id) where l.leg > 1',
  ),
  inTransfer('money moves to the payer', 'payee, amount from made', 'payer, amount from made'),
  inTransfer('both sides pay', 'payee, amount from made', 'payee, -amount from made'),
  inTransfer('a unit is made', 'payee, amount from made', 'payee, amount + 1 from made'),
  inTransfer('a key that is there twice pays twice', 'where id = any (made_ids)),', ')  ,'),
  inTransfer('a key that is there twice is told to be done', 'and known.id <> all (made_ids)', ''),
  inTransfer('one alone is not told what is left', 'balance - amounts[1] < floor', 'false'),
  inTransfer(
    'one alone does not spend the last unit',
    'balance - amounts[1] < floor',
    'balance - amounts[1] <= floor',
  ),
  inTransfer('what is left of the day is wrong', 'spent + amounts[1], 0)', 'spent, 0)'),
  inTransfer('balances stay', 'balance = a.balance + s.change', 'balance = a.balance'),
  inTransfer('versions count batches', 'version = a.version + s.entries', 'version = a.version + 1'),
  inTransfer('entries say the balance before', 'c.before + sum(l.amount) over of_account', 'c.before'),
  inTransfer('the order of entries is lost', 'order by l.nth, l.leg)', 'order by l.leg, l.nth desc)'),
  inTransfer(
    'spending is not counted',
    'then a.spent + s.spending else s.spending end',
    'then a.spent else 0 end',
  ),
  inTransfer('any request fits a key', 'known.request_hash is distinct from a.hash and', 'false and'),
  inTransfer('a replay is taken for new', 'm.id is null,', 'false,'),
  inCheck('nothing has to sum to zero', 'having sum(amount) <> 0', 'having false'),
  of('refuse_ledger_change')(
    'entries can be removed',
    "raise exception 'The ledger is append-only' using errcode = 'LG000';",
    'return null;',
  ),
]
