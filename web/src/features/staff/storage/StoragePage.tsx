import type { OutputOf } from '@commons/contract/call.ts'
import type { storage_list } from '@commons/contract/staff/backups.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { Fact } from '../frame/Fact.tsx'
import classes from '../frame/Rows.module.css'
import { space } from '../frame/space.ts'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'

type Storage = OutputOf<typeof storage_list>

/** The names of what files are for; others are shown as the server names them. */
const useNames: Readonly<Record<string, MessageDescriptor>> = {
  post: msg`Posts`,
  comment: msg({ message: 'Comments', context: 'storage' }),
  reel: msg({ message: 'Reels', context: 'storage' }),
  video: msg({ message: 'Videos', context: 'storage' }),
  avatar: msg`Profile pictures`,
  cover: msg`Cover pictures`,
}

function Total({ of }: { of: Storage }) {
  const { i18n } = useLingui()
  const bytes = of.recdata.reduce((sum, row) => sum + row.bytes, 0)
  return (
    <Card className={classes.part} aria-labelledby="total">
      <h2 id="total">
        <Trans>In all</Trans>
      </h2>
      <dl className={classes.sheet}>
        <Fact name={<Trans>Members' files</Trans>}>{space(i18n, bytes)}</Fact>
        <Fact name={<Trans>Database</Trans>}>{space(i18n, of.database_bytes)}</Fact>
      </dl>
    </Card>
  )
}

function ByUse({ of }: { of: Storage }) {
  const { i18n, t } = useLingui()
  return (
    <Card className={classes.part} aria-labelledby="by-use">
      <h2 id="by-use">
        <Trans>By what they are for</Trans>
      </h2>
      {of.counted_at === null ? (
        <EmptyState
          title={<Trans>Not counted yet</Trans>}
          hint={<Trans>Files are counted every six hours, for the first time within ten minutes.</Trans>}
        />
      ) : (
        <>
          <p className={classes.facts}>
            <Trans>
              Counted <RelativeTime at={of.counted_at} isInSentence />.
            </Trans>
          </p>
          <ul className={classes.rows} aria-label={t`By what they are for`}>
            {of.recdata.map(({ use, files, bytes, growth_bytes }) => {
              const name = useNames[use]
              return (
                <li key={use} className={classes.row}>
                  <p className={classes.name}>{name ? i18n._(name) : use}</p>
                  <p className={classes.facts}>
                    <Plural value={files} one="# file" other="# files" />
                    {growth_bytes !== null && (
                      <>
                        {' · '}
                        <Trans>within 30 days: {space(i18n, growth_bytes)}</Trans>
                      </>
                    )}
                  </p>
                  <p className={classes.side}>{space(i18n, bytes)}</p>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </Card>
  )
}

function Largest({ of }: { of: Storage }) {
  const { i18n, t } = useLingui()
  return (
    <Card className={classes.part} aria-labelledby="largest">
      <h2 id="largest">
        <Trans>Members whose files take most</Trans>
      </h2>
      {of.members.length === 0 ? (
        <p className={classes.facts}>
          <Trans>Nobody has a file yet.</Trans>
        </p>
      ) : (
        <ul className={classes.rows} aria-label={t`Members whose files take most`}>
          {of.members.map((member) => (
            <li key={member.user_id} className={classes.row}>
              <p className={classes.name}>
                <bdi>{member.full_name}</bdi>
              </p>
              <p className={classes.facts}>
                @{member.username} · <Plural value={member.files} one="# file" other="# files" />
              </p>
              <p className={classes.side}>
                <Trans>
                  {space(i18n, member.bytes)} of {space(i18n, member.quota_bytes)}
                </Trans>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** What fills the disk: files by what they are for, and the members who take most. */
export default function StoragePage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Storage`}
      hint={<Trans>What fills the disk. MEMBER_QUOTA_MB says how much each member may take.</Trans>}
      roles={['admin']}
    >
      <Shown />
    </StaffPage>
  )
}

function Shown() {
  const read = useRead('storage_list', {})
  if (!read.data)
    return (
      <Card as="div">
        <StaffLoaded read={read}>{() => null}</StaffLoaded>
      </Card>
    )
  return (
    <>
      <Total of={read.data} />
      <ByUse of={read.data} />
      <Largest of={read.data} />
    </>
  )
}
