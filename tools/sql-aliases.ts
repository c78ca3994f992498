/** Finds aliases that stand for different tables in one statement. */

const token = /'(?:[^']|'')*'|--[^\n]*|"[^"]*"|[a-z_][a-z0-9_$]*|\S/gi

/** Words that may follow a table and are no alias. */
const keywords = new Set(
  `as on using where join inner left right full cross natural group order limit offset having union intersect
  except for returning set values select default do and or when then else end with`.split(/\s+/),
)
/** Words that end a list of tables, in which a comma separates them. */
const endsOfList = new Set('where group order select set limit offset returning having union'.split(' '))

const isName = (text: string | undefined): text is string =>
  text !== undefined && /^[a-z_]/i.test(text) && !keywords.has(text)

/** Returns the table that begins at this place and its alias; undefined for a function or a subquery. */
function tableAt(tokens: readonly string[], place: number): { table: string; alias: string } | undefined {
  let next = place
  while (tokens[next] === 'lateral' || tokens[next] === 'only') next++
  const table = tokens[next++]
  if (!isName(table) || tokens[next] === '(' || tokens[next] === '.') return undefined
  if (tokens[next] === 'as') next++
  const alias = tokens[next]
  return { table, alias: isName(alias) ? alias : table }
}

/** Returns the places of a statement's tokens where a table, a function or a subquery begins. */
function* sources(tokens: readonly string[]): Generator<number> {
  /** By depth of parentheses: whether a comma separates tables there. */
  const isList: boolean[] = []
  let depth = 0
  for (const [place, text] of tokens.entries()) {
    const before = tokens[place - 1]
    if (text === '(') isList[++depth] = false
    else if (text === ')') depth--
    else if (text === 'from' ? before !== 'distinct' : text === 'join') {
      isList[depth] = true
      yield place + 1
    } else if (text === 'into' || (text === 'update' && before !== 'for' && before !== 'do')) yield place + 1
    else if (text === ',' && isList[depth]) yield place + 1
    else if (endsOfList.has(text)) isList[depth] = false
  }
}

/** Returns each alias of a statement that stands for more than one of these tables, with its tables. */
export function ambiguousAliases(
  statement: string,
  tables: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const tokens = [...statement.toLowerCase().matchAll(token)]
    .map(([text]) => text)
    .filter((text) => !text.startsWith('--'))
  const meanings = new Map<string, Set<string>>()
  for (const place of sources(tokens)) {
    const { table, alias } = tableAt(tokens, place) ?? {}
    if (table === undefined || alias === undefined || !tables.has(table)) continue
    meanings.set(alias, (meanings.get(alias) ?? new Set()).add(table))
  }
  return new Map(
    [...meanings].flatMap(([alias, its]) => (its.size > 1 ? [[alias, [...its].toSorted()] as const] : [])),
  )
}
