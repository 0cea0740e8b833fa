/**
 * Which +1 numbers belong to the United States and its territories. The code +1 also covers Canada, the
 * Caribbean and paid lines: fraudsters ask for codes to those, because each text message pays them.
 */

/** Area codes of the numbering plan outside the United States (nanpa.com, 2026-11). */
const abroad = new Set(
  // Canada
  (
    "204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 " +
    "506 514 519 537 548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 851 867 " +
    "871 873 879 902 905 942 600 622 " +
    // Caribbean and Bermuda
    "242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876"
  ).split(" "),
);
/** Not a place: personal, carrier and paid services, free numbers. No phone with text messages has one. */
const noPlace = /^(?:500|52[1-9]|533|544|566|577|588|700|710|8(?:00|22|33|44|55|66|77|88)|900|.11)/;

/** E.164 number that may be a mobile phone of the United States: +1, area code, seven digits. */
export function isUnitedStatesPhone(phone: string): boolean {
  const area = /^\+1([2-9]\d{2})[2-9]\d{6}$/.exec(phone)?.[1];
  return area !== undefined && !abroad.has(area) && !noPlace.test(area);
}
