import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { copyText } from '../../../ui/share/copy-link.ts'
import { clock } from '../../../ui/video/media-time.ts'
import { useOpenVideos } from '../use-video-site.ts'
import { embedCode, frameHeight, frameWidths, isEmbeddable } from './embed-code.ts'
import classes from './EmbedCode.module.css'

/** The code that shows a video on another site; nothing where visitors can't watch it. */
export function EmbedCode({ video, second }: { video: SiteVideo; second: number }) {
  const { t } = useLingui()
  const id = useId()
  const isOpen = useOpenVideos()
  const [width, setWidth] = useState<number>(frameWidths[1])
  const [beginsThere, setBeginsThere] = useState(false)
  if (!isOpen || !isEmbeddable(video)) return null
  const code = embedCode(video, { width, second: beginsThere ? second : 0 })
  const time = clock(second)
  return (
    <div className={classes.embed}>
      <label htmlFor={id} className={classes.label}>
        <Trans>Embed code</Trans>
      </label>
      <textarea
        dir="ltr"
        id={id}
        className={classes.code}
        readOnly
        rows={3}
        spellCheck={false}
        value={code}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.ways}>
        <NativeSelect
          size="md"
          aria-label={t`Size of the player`}
          value={String(width)}
          onChange={({ currentTarget }) => setWidth(Number(currentTarget.value))}
          data={frameWidths.map((each) => ({
            value: String(each),
            label: `${each} × ${frameHeight(video, each)}`,
          }))}
        />
        {second > 0 && (
          <Checkbox
            label={t`Embed from ${time}`}
            checked={beginsThere}
            onChange={({ currentTarget }) => setBeginsThere(currentTarget.checked)}
          />
        )}
        <Button
          className={classes.copy}
          variant="default"
          leftSection={<IconCopy size={20} aria-hidden="true" />}
          onClick={() => void copyText(code, t`Code copied`)}
        >
          <Trans>Copy code</Trans>
        </Button>
      </div>
    </div>
  )
}
