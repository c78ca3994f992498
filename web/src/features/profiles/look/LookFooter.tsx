import { Card } from '../../../ui/layout/Card.tsx'
import { LinkedText } from '../../../ui/words/LinkedText.tsx'
import classes from './Look.module.css'

/** A Pro member's text at the bottom of their profile. */
export function LookFooter({ text }: { text: string }) {
  return (
    <Card as="footer" className={classes.footer}>
      <div dir="auto">
        <LinkedText>{text}</LinkedText>
      </div>
    </Card>
  )
}
