/**
 * The settings of the network, in the memory of each process: whoever needs one gets it without waiting. A change is
 * read again by this process before it is answered, and by the others when the bus tells them. While that connection
 * is down, each process reads them every two seconds instead.
 */
import {
  absentWithout,
  networkFeatures,
  type NetworkFeature,
} from '@commons/contract/shared/network-feature.ts'
import {
  settingNames,
  settings,
  type SettingName,
  type SettingValues,
} from '@commons/contract/staff/settings.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/prepared.ts'
import type { Log } from '../log.ts'
import { getLogoVersion } from './logo.ts'
import { listSettings, type SettingRow } from './settings.queries.ts'

type Texts = Readonly<Record<SettingName, string>>
/** What an installation says by its environment. */
type Said = Readonly<Partial<Texts>>

const readAgainMs = 2_000

export class Settings {
  readonly #db: Db
  readonly #log: Log
  readonly #fixed: Said
  /** What holds without a row. */
  readonly initial: Texts
  /** Whether the operator lets this server fetch the pages of links. */
  readonly hasLinkCards: boolean
  readonly #listeners: Array<() => void> = []
  #texts: Texts
  #values: SettingValues
  #absent: ReadonlySet<NetworkFeature>
  #logo = ''
  #reading: Promise<void> | undefined
  #isStale = false
  #timer: NodeJS.Timeout | undefined

  constructor(
    db: Db,
    {
      fixed,
      initial,
      hasLinkCards = false,
      log,
    }: { fixed: Said; initial: Said; hasLinkCards?: boolean; log: Log },
  ) {
    this.#db = db
    this.hasLinkCards = hasLinkCards
    this.#log = log
    this.#fixed = fixed
    this.initial = {
      ...(Object.fromEntries(settingNames.map((name) => [name, settings[name].initial])) as Texts),
      ...initial,
    }
    this.#texts = { ...this.initial, ...fixed }
    this.#values = valuesOf(this.#texts)
    this.#absent = absentIn(this.#values)
  }

  get<Name extends SettingName>(name: Name): SettingValues[Name] {
    return this.#values[name]
  }

  /** Whether the network does without a feature. */
  readonly isAbsent = (feature: NetworkFeature | undefined): boolean =>
    feature !== undefined && this.#absent.has(feature)

  get absent(): readonly NetworkFeature[] {
    return [...this.#absent]
  }

  /** The version of the logo; empty if there is none. */
  get logo(): string {
    return this.#logo
  }

  /** Returns what holds, as text. */
  textOf(name: SettingName): string {
    return this.#texts[name]
  }

  /** Returns whether the environment says it, so that nobody changes it here. */
  isFixed(name: SettingName): boolean {
    return this.#fixed[name] !== undefined
  }

  /** Calls `listener` after what holds was read and has changed. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener)
  }

  /** Reads what holds. Whoever asks during a read gets the next one: that one may have begun before their change. */
  async read(): Promise<void> {
    if (this.#reading) {
      this.#isStale = true
      return this.#reading
    }
    this.#reading = this.#readUntilFresh().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  /** Notes whether the bus tells of changes. */
  trustBus(connected: boolean): void {
    clearInterval(this.#timer)
    this.#timer = connected ? undefined : setInterval(() => this.readSoon(), readAgainMs).unref()
    if (connected) this.readSoon()
  }

  /** Reads what holds where nobody waits for it. */
  readSoon(): void {
    this.read().catch((error: unknown) => this.#log.warn({ err: error }, 'The settings could not be read'))
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #readUntilFresh(): Promise<void> {
    do {
      this.#isStale = false
      this.#take(...(await Promise.all([listSettings(this.#db), getLogoVersion(this.#db)])))
    } while (this.#isStale)
  }

  #take(rows: readonly SettingRow[], logo: string): void {
    const stored = Object.fromEntries(
      rows.flatMap((row) => (this.#isGood(row) ? [[row.name, row.value]] : [])),
    )
    const texts: Texts = { ...this.initial, ...stored, ...this.#fixed }
    if (logo === this.#logo && settingNames.every((name) => texts[name] === this.#texts[name])) return
    this.#logo = logo
    this.#texts = texts
    this.#values = valuesOf(texts)
    this.#absent = absentIn(this.#values)
    for (const listener of this.#listeners) listener()
  }

  /** A row of another version may have a name or a value that this one doesn't know. */
  #isGood({ name, value }: SettingRow): boolean {
    if (isSetting(name) && settings[name].shape.safeParse(value).success) return true
    this.#log.warn({ setting: name }, 'A stored setting is not one of this version')
    return false
  }
}

const isSetting = (name: string): name is SettingName => Object.hasOwn(settings, name)

const valuesOf = (texts: Texts): SettingValues =>
  Object.fromEntries(
    settingNames.map((name) => [name, settings[name].shape.parse(texts[name])]),
  ) as SettingValues

const absentIn = (values: SettingValues): ReadonlySet<NetworkFeature> =>
  new Set(absentWithout(networkFeatures.filter((each) => !values[`feature_${each}`])))

const textOfFlag = (yes: boolean) => (yes ? '1' : '0')

/** Returns what the environment fixes, and what holds otherwise where that depends on it. */
export function saidByConfig(config: Config): { fixed: Said; initial: Said; hasLinkCards: boolean } {
  const { NODE_ENV, OPEN_VIDEOS, MEMBER_QUOTA_MB } = config
  const { LINK_CARDS, LINK_CARDS_HOSTS, LINK_CARDS_PROXY } = config
  return {
    // Where nothing stands between this server and strangers', the operator has to say so.
    hasLinkCards: LINK_CARDS ?? (LINK_CARDS_HOSTS.length > 0 || LINK_CARDS_PROXY !== undefined),
    fixed: {
      ...(OPEN_VIDEOS !== undefined && { open_videos: textOfFlag(OPEN_VIDEOS) }),
      ...(MEMBER_QUOTA_MB !== undefined && { member_quota_mb: String(MEMBER_QUOTA_MB) }),
    },
    initial: { open_videos: textOfFlag(NODE_ENV !== 'production') },
  }
}
