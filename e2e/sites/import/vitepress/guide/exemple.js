const avant = 0
// #region partie
function partie() {
  return avant
}
// #endregion partie
