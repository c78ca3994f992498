import { portfolio, update_portfolio } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { updatingPictured } from '../../../entries/pictured-entries.ts'

export default handle(update_portfolio, updatingPictured(portfolio, 'portfolio_id'))
