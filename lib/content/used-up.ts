/** More than what parts of money, added up one by one, can be less than their sum: ten times 0.1 is 0.9999999999999999. */
const ROUNDING = 1e-9;

/** Whether as much has been used as may be. */
export function isUsedUp(used: number, most: number): boolean {
  return used >= most * (1 - ROUNDING);
}
