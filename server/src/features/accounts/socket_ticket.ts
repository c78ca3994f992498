import { socket_ticket } from '@commons/contract/accounts/accounts.ts'
import { handle } from '../../platform/call/handle.ts'
import { addTicket, ticketSeconds } from '../../platform/realtime/ticket.ts'

export default handle(socket_ticket, async (_input, { tx, member }) => ({
  data: { ticket: await addTicket(tx, member.sessionId), expires_in: ticketSeconds },
}))
