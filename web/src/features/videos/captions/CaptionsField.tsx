import type { CaptionFile } from '@commons/contract/shared/captions.ts'
import { mostCaptions } from '@commons/contract/shared/caption-languages.ts'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { IconAlertTriangle, IconBadgeCc, IconReplace, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { FilePicker } from '../../../compose/FilePicker.tsx'
import { acceptedCaptions } from '../../../compose/media-file.ts'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from './CaptionsField.module.css'
import { useLanguageNames, useLanguageOptions } from './languages.ts'
import { useCaptions } from './use-captions.ts'

type Captions = ReturnType<typeof useCaptions>

function Row({ file: { language, may_not_fit }, captions }: { file: CaptionFile; captions: Captions }) {
  const { t } = useLingui()
  const name = useLanguageNames()(language)
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <bdi className={classes.language}>{name}</bdi>
        {may_not_fit === 1 && (
          <span className={classes.hint}>
            <IconAlertTriangle size={16} aria-hidden="true" />
            <Trans>The video has a new file since. Check that these captions still fit.</Trans>
          </span>
        )}
      </span>
      <FilePicker
        accept={acceptedCaptions}
        disabled={captions.isBusy}
        label={t`Replace the captions: ${name}`}
        onPick={(file) => captions.set(language, file)}
      >
        <IconReplace size={20} stroke={1.75} aria-hidden="true" />
      </FilePicker>
      <ActionButton
        label={t`Delete the captions: ${name}`}
        tip={t`Delete`}
        icon={<IconTrash size={20} stroke={1.75} />}
        onClick={() => void captions.remove(language, name)}
      />
    </li>
  )
}

/** The captions of an own video by their languages. What is done here is done at once. */
export function CaptionsField({ video }: { video: Pick<SiteVideo, 'video_id' | 'captions'> }) {
  const { t, i18n } = useLingui()
  const captions = useCaptions(video)
  const { files, failure, sending, isBusy } = captions
  const options = useLanguageOptions(files.map(({ language }) => language))
  const [chosen, setChosen] = useState<string>(i18n.locale)
  const language = options.some(({ value }) => value === chosen) ? chosen : (options[0]?.value ?? '')
  return (
    <fieldset className={form.choices}>
      <legend className={form.legend}>
        <Trans>Captions</Trans>
      </legend>
      {files.length > 0 && (
        <ul className={classes.rows}>
          {files.map((file) => (
            <Row key={file.language} file={file} captions={captions} />
          ))}
        </ul>
      )}
      {files.length < mostCaptions && (
        <div className={classes.add}>
          <NativeSelect
            size="md"
            aria-label={t`Language of the captions`}
            value={language}
            data={options}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <FilePicker
            accept={acceptedCaptions}
            disabled={isBusy}
            onPick={(file) => captions.set(language, file)}
          >
            <IconBadgeCc size={22} stroke={1.75} aria-hidden="true" />
            <Trans>Add captions</Trans>
            <span className={classes.kinds}>.vtt, .srt</span>
          </FilePicker>
        </div>
      )}
      {sending && <SendingProgress sending={sending} onCancel={captions.cancel} />}
      <FailureNote failure={failure} />
    </fieldset>
  )
}
