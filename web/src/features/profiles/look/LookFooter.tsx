import { Card } from '../../../ui/Card.tsx'
import { LinkedText } from '../../../ui/LinkedText.tsx'
import classes from './Look.module.css'

/** What a Pro member says at the end of their page. */
export function LookFooter({ text }: { text: string }) {
  return (
    <Card as="footer" className={classes.footer}>
      <LinkedText>{text}</LinkedText>
    </Card>
  )
}
