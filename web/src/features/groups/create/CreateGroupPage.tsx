import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRefused } from '../../../api/use-refused.ts'
import { paths } from '../../../paths.ts'
import { partsOf, picturesOf } from '../form/group-pictures.ts'
import { GroupFields, isNamed } from '../form/GroupFields.tsx'
import { GroupPictures } from '../form/GroupPictures.tsx'
import { NewGroupPage } from '../form/NewGroupPage.tsx'
import { TypeChoice } from '../form/TypeChoice.tsx'
import { useGroupDraft } from '../form/use-group-draft.ts'
import { useGroupSave } from '../form/use-group-save.ts'

export default function CreateGroupPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { draft, restored, change, forget } = useGroupDraft()
  const saving = useGroupSave('group_create', ({ id }) => {
    forget()
    void navigate({ to: paths.group(id) })
  })
  const { error, sending, save } = saving
  const { issues, failure } = useRefused(error, { group_name: draft.name, description: draft.description })
  const isSending = sending !== undefined

  function submit() {
    const { name, description, isClosed } = draft
    save({ group_name: name, description, is_closed_group: isClosed }, picturesOf(draft))
  }

  return (
    <NewGroupPage
      title={t`Create group`}
      kept={{ restored, forget }}
      saving={saving}
      failure={failure}
      isReady={isNamed(draft)}
      onSubmit={submit}
    >
      <GroupPictures
        name={draft.name}
        chosen={picturesOf(draft)}
        disabled={isSending}
        onChoose={(chosen) => change(partsOf(chosen))}
      />
      <GroupFields
        name={draft.name}
        description={draft.description}
        issues={issues}
        disabled={isSending}
        onName={(name) => change({ name })}
        onDescription={(description) => change({ description })}
      />
      <TypeChoice value={draft.isClosed} onChange={(isClosed) => change({ isClosed })} />
    </NewGroupPage>
  )
}
