select
  *
from
  take_guess ($1, $2, $3)
