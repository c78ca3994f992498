select
  give_back_guess ($1, $2)
