import { Button } from '@mantine/core'
import {
  IconHeart,
  IconHeartFilled,
  IconMessage,
  IconPencil,
  IconThumbDown,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Mark } from '../../../ui/pictures/Mark.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import classes from './KitPage.module.css'

const names = ['Ada Lovelace', 'Jana Nováková', 'Čeněk Řehoř', 'Petr', 'Emmy Noether', '李 小龍']
const tones = [
  ['--c-primary', '--c-on-primary'],
  ['--c-primary-soft', '--c-on-primary-soft'],
  ['--c-token-soft', '--c-on-token-soft'],
  ['--c-danger', '--c-on-danger'],
  ['--c-danger-soft', '--c-on-danger-soft'],
  ['--c-success-soft', '--c-on-success-soft'],
  ['--c-info-soft', '--c-on-info-soft'],
  ['--c-bubble-them', '--c-on-bubble-them'],
] as const

function Buttons() {
  return (
    <section className={classes.part}>
      <h2>Buttons</h2>
      <div className={classes.row}>
        <Button>Post</Button>
        <Button variant="light">Follow</Button>
        <Button variant="default">Cancel</Button>
        <Button variant="subtle">More</Button>
        <Button color="rose">Delete</Button>
        <Button disabled>Disabled</Button>
        <Button loading>Loading</Button>
        <Button size="sm">Small</Button>
      </div>
      <div className={classes.row}>
        <ActionButton
          label="Like, 0"
          tip="Like"
          pressed={false}
          tone="like"
          count={0}
          icon={<IconHeart size={22} stroke={1.75} />}
        />
        <ActionButton
          label="Like, 128"
          tip="Like"
          pressed
          tone="like"
          count={128}
          icon={<IconHeartFilled size={22} />}
        />
        <ActionButton
          label="Dislike, 2"
          tip="Dislike"
          pressed={false}
          count={2}
          icon={<IconThumbDown size={22} stroke={1.75} />}
        />
        <ActionButton
          label="Comment, 12300"
          tip="Comment"
          count={12300}
          icon={<IconMessage size={22} stroke={1.75} />}
        />
        <ActionButton
          label="Like, disabled"
          tip="Like"
          disabled
          icon={<IconHeart size={22} stroke={1.75} />}
        />
        <ActionMenu
          label="Post menu"
          entries={[
            { label: 'Edit', icon: <IconPencil size={20} />, onSelect: () => toast.success('Edit') },
            {
              label: 'Delete',
              icon: <IconTrash size={20} />,
              destructive: true,
              onSelect: () => toast.error('Delete'),
            },
          ]}
        />
      </div>
    </section>
  )
}

function Overlays() {
  const confirm = useConfirm()
  const [opened, setOpened] = useState(false)
  const ask = async (destructive: boolean) => {
    const yes = await confirm('Are you sure to delete this.', { destructive })
    toast.success(yes ? 'Yes' : 'No')
  }
  return (
    <section className={classes.part}>
      <h2>Dialogs and toasts</h2>
      <div className={classes.row}>
        <Button variant="default" onClick={() => void ask(false)}>
          Confirm
        </Button>
        <Button variant="default" onClick={() => void ask(true)}>
          Confirm destructive
        </Button>
        <Button variant="default" onClick={() => setOpened(true)}>
          Dialog
        </Button>
        <Button variant="default" onClick={() => toast.success('Posted')}>
          Success toast
        </Button>
        <Button variant="default" onClick={() => toast.error('An error occurred. Please try again.')}>
          Error toast
        </Button>
        <Button
          variant="default"
          onClick={() => toast.undo('Your post is deleted.', () => toast.success('Back'))}
        >
          Undo toast
        </Button>
      </div>
      <Dialog opened={opened} title="A dialog" onClose={() => setOpened(false)}>
        <p>A sheet on phones, a window above.</p>
        <Button onClick={() => setOpened(false)}>Done</Button>
      </Dialog>
    </section>
  )
}

/** Logos, colours, members, buttons and floating elements. */
export function KitControls() {
  const [audience, setAudience] = useState<'public' | 'private'>('public')
  return (
    <>
      <section className={classes.part}>
        <h2>Mark and members</h2>
        <div className={classes.row}>
          <Mark size={24} />
          <Mark size={48} />
          <Mark size={48} loading />
          {names.map((name) => (
            <MemberAvatar key={name} name={name} />
          ))}
          <MemberAvatar name="Ada Lovelace" size={96} />
        </div>
        <div className={classes.row}>
          {tones.map(([ground, ink]) => (
            <div
              key={ground}
              className={classes.swatch}
              style={{ background: `var(${ground})`, color: `var(${ink})` }}
            >
              {ground.slice(4)}
            </div>
          ))}
        </div>
      </section>
      <Buttons />
      <section className={classes.part}>
        <h2>Choice</h2>
        <div className={classes.row}>
          <SegmentedChoice
            label="Audience"
            value={audience}
            onChange={setAudience}
            options={[
              { value: 'public', label: 'Public' },
              { value: 'private', label: 'Private' },
            ]}
          />
          <SegmentedChoice
            label="Disabled"
            disabled
            value="one"
            onChange={() => {}}
            options={[
              { value: 'one', label: 'One' },
              { value: 'two', label: 'Two' },
            ]}
          />
        </div>
      </section>
      <Overlays />
    </>
  )
}
