/** Surveys shown in other content. */
import { shownKind } from '../../shown-objects/shown-kind.ts'
import { surveys } from '../../visibility/surveys.ts'
import { listShownSurveys } from './surveys.queries.ts'
import { cardShape } from './surveys.shape.ts'

export const shownSurveys = shownKind(surveys, listShownSurveys, cardShape)
