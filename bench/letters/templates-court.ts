/** Papers of the court, ICE, CBP and the State Department, N21 to N34: two ways of wording for each kind. */
import type { Template } from "./layout.ts";

const dhs = "U.S. Department of Homeland Security";
const eoir = `UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT`;
const file = "| File No::{alien} | Date::{d:notice} | Event No::HLG2406000123";
const respondent = `{name}
{street}
{city}`;

const list: Template[] = [
  {
    kind: "nta-i-862",
    deadline: "visit",
    text: `${dhs}\n# Notice to Appear\nIn removal proceedings under section 240 of the Immigration and Nationality Act:\nSubject ID: 389112345   FINS: 1298311   File No: {alien}\nIn the Matter of:\nRespondent: {name} currently residing at: {street}, {city}\n[ ] You are an arriving alien.\n[X] You are an alien present in the United States who has not been admitted or paroled.\n[ ] You have been admitted to the United States, but are removable for the reasons stated below.\nThe Department of Homeland Security alleges that you: 1. You are not a citizen or national of the United States. 2. You entered at or near Hidalgo, Texas, on or about {w:entry}.\nOn the basis of the foregoing, it is charged that you are subject to removal from the United States.\nYOU ARE ORDERED to appear before an immigration judge of the United States Department of Justice at:\n{officeStreet}\n{officeCity}\non {w:visit} at {time} to show why you should not be removed from the United States based on the charge(s) set forth above.`,
  },
  {
    kind: "nta-i-862",
    deadline: null,
    text: `${dhs}\nForm I-862\n# NOTICE TO APPEAR\nIn removal proceedings under section 240 of the Immigration and Nationality Act\nFile No: {alien}\nRespondent: {name}\n{street}\n{city}\nYou have been admitted to the United States, but are removable.\nThe Department of Homeland Security alleges that you: 1. You are a native and citizen of Guatemala. 2. You remained longer than permitted.\nYOU ARE ORDERED to appear before an immigration judge at {officeStreet}, {officeCity} on a date to be set at a time to be set.\nNotice to Respondent: any statement you make may be used against you.`,
  },
  {
    kind: "notice-of-hearing",
    deadline: "visit",
    text: `${eoir}\n{officeStreet}\n{officeCity}\n# NOTICE OF HEARING IN REMOVAL PROCEEDINGS\nDate: {d:notice}\nFile: {alien}\n${respondent}\nPlease take notice that the above captioned case has been scheduled for a MASTER hearing before the Immigration Court on {d:visit} at {time} at:\n{officeStreet}, {officeCity}\nYou may be represented in this proceeding, at no expense to the Government, by an attorney.\nFailure to appear at your hearing except for exceptional circumstances may result in an order of removal in your absence. For information call 1-800-898-7180.`,
  },
  {
    kind: "notice-of-hearing",
    deadline: "visit",
    text: `${eoir}\n# Notice of Internet-Based Hearing\nFile: {alien}   Judge: Alvarado\n${respondent}\nYour case has been scheduled for an INDIVIDUAL hearing by Webex.\nHearing Date: {n:visit}\nTime: {time}\nMeeting ID: 160 555 8812\nIf you fail to appear for your hearing, you may be ordered removed. If you move, file a Change of Address Form (Form EOIR-33).`,
  },
  {
    kind: "judge-order",
    deadline: "due",
    text: `${eoir}\nIn the Matter of: {name}   File: {alien}\n# ORDER OF THE IMMIGRATION JUDGE\nDate of Order: {d:notice}\nIt is HEREBY ORDERED that:\nRespondent's application for asylum is denied. Respondent is ordered removed from the United States to Honduras.\nAppeal: reserved by respondent.\nAppeal Due By: {d:due}\nImmigration Judge L. Baker\n= Certificate of Service: this document was served by mail.`,
  },
  {
    kind: "judge-order",
    deadline: "due",
    text: `${eoir}\nFile: {alien}\n# DECISION AND ORDER OF THE IMMIGRATION JUDGE\nDate of Decision: {n:notice}\nThe application for cancellation of removal was denied. Voluntary departure was granted under an alternate order of removal. IT IS HEREBY ORDERED as above.\nBoth parties reserved appeal. Appeal Due: {n:due}\nImmigration Judge`,
  },
  {
    kind: "in-absentia-order",
    deadline: "notice+180",
    text: `${eoir}\nFile: {alien}\nIn the Matter of: {name}\n# ORDER OF THE IMMIGRATION JUDGE\nDate of Order: {d:notice}\nThe respondent failed to appear and no exceptional circumstances were shown for the failure to appear. The hearing was conducted in absentia under section 240(b)(5) of the Act. Removability was established by clear evidence.\nThe respondent is ordered removed in absentia to Guatemala.`,
  },
  {
    kind: "in-absentia-order",
    deadline: "notice+180",
    text: `${eoir}\n# ORDER OF REMOVAL IN ABSENTIA\nFile: {alien}\nDate of Order: {n:notice}\n${respondent}\nNotice of the hearing was given. The respondent failed to appear at the hearing and no good cause was shown.\nIt is ordered that the respondent be removed from the United States to Mexico.`,
  },
  {
    kind: "i-220a",
    deadline: "visit",
    text: `${dhs}\n# ORDER OF RELEASE ON RECOGNIZANCE\nForm I-220A\n${file}\nName: {name}\nYou have been arrested and placed in removal proceedings. In accordance with section 236 of the Immigration and Nationality Act, you are being released on your own recognizance provided you comply with the following conditions:\n[X] You must report in person to {officeStreet}, {officeCity} on {d:visit} at {time}.\n[X] You must not change your place of residence without first securing written permission from the officer.\n[X] You must not violate any local, State or Federal laws or ordinances.`,
  },
  {
    kind: "i-220a",
    deadline: "visit",
    text: `Immigration and Customs Enforcement\nI-220A\nOrder of Release on Recognizance\nFile No: {alien}\nDate: {n:notice}\nYou are released on these conditions. Your Deportation Officer is J. Miller.\nReport Date: {n:visit} {time}\nReport To: {officeStreet}\n{officeCity}\nYou must not change your place of residence. Any violation of conditions may result in your detention.`,
  },
  {
    kind: "i-220b",
    deadline: "visit",
    text: `${dhs}\n# ORDER OF SUPERVISION\nForm I-220B\n${file}\nName: {name}\nOn the date shown you have been ordered removed. Because removal cannot be carried out at this time, you are placed under supervision and permitted to be at large under the following conditions:\n[X] That you appear in person at the time and place specified: {d:visit} at {time}, {officeStreet}, {officeCity}.\n[X] That you assist in obtaining any necessary travel documents.\nPersonal Report Record on the back.`,
  },
  {
    kind: "i-220b",
    deadline: "visit",
    text: `Immigration and Customs Enforcement\nI-220B Order of Supervision\nFile No: {alien}\nDate: {n:notice}\nYou are under an order of removal and are permitted to be at large under these conditions.\nNext Report: {n:visit} {time}\nPlace: {officeStreet}\n{officeCity}\nDeportation Officer: R. Stone. Do not travel outside the State without permission.`,
  },
  {
    kind: "ice-warrant-custody-detainer",
    deadline: null,
    text: `${dhs}\n# Notice of Custody Determination\nForm I-286\n${file}\nName: {name}\nPursuant to the authority contained in section 236 of the Act, I have determined that, pending a final administrative determination in your case, you will be:\n[ ] detained in the custody of the Department of Homeland Security.\n[X] released under bond in the amount of {amount}.\nYou may request a review of this custody determination by an immigration judge.`,
  },
  {
    kind: "ice-warrant-custody-detainer",
    deadline: null,
    text: `${dhs}\n# Immigration Detainer - Notice of Action\nForm I-247A\nFile No: {alien}   Date: {n:notice}\nTO: Law Enforcement Agency\nName of Alien: {name}\nDHS has determined that probable cause exists that the subject is a removable alien.\nIT IS THEREFORE REQUESTED THAT YOU maintain custody of the alien for a period NOT TO EXCEED 48 HOURS beyond the time when he/she would otherwise have been released.`,
  },
  {
    kind: "ice-warrant-custody-detainer",
    deadline: null,
    text: `${dhs}\n# Warrant for Arrest of Alien\nForm I-200\nFile No. {alien}\nDate: {d:notice}\nTo: Any immigration officer authorized pursuant to sections 236 and 287 of the Immigration and Nationality Act\nI have determined that there is probable cause to believe that {name} is removable from the United States. YOU ARE COMMANDED to arrest and take into custody the above-named alien.`,
  },
  {
    kind: "fast-removal-papers",
    deadline: null,
    text: `${dhs}\n# NOTICE AND ORDER OF EXPEDITED REMOVAL\nForm I-860\nDETERMINATION OF INADMISSIBILITY\nFile No: {alien}   Date: {n:notice}\nIn the Matter of: {name}\nPursuant to section 235(b)(1) of the Immigration and Nationality Act, you have been determined to be inadmissible to the United States.\nYou are found to be inadmissible as charged and ordered removed from the United States.`,
  },
  {
    kind: "fast-removal-papers",
    deadline: "notice+10",
    text: `${dhs}\n# Notice of Intent to Issue a Final Administrative Removal Order\nForm I-851\nFile No: {alien}\nDate of Service: {d:notice}\nTo: {name}\nYou are not lawfully admitted for permanent residence and were convicted of an aggravated felony. You are deportable under section 238(b) of the Act.\nYou have 10 calendar days to respond to the above charges in writing, within 10 calendar days of service of this notice.`,
  },
  {
    kind: "ice-record-charges-referral",
    deadline: null,
    text: `${dhs}\n# Record of Deportable/Inadmissible Alien\nForm I-213\nFile No: {alien}   Event No: HLG2406000123\nFamily Name: {name}\nDate of Birth: {n:birth}   Date of Action: {n:notice}\nManner of Last Arrest: Patrol\nNarrative: the subject was encountered by agents near the river and claimed to be a citizen of El Salvador. Encounter details follow.`,
  },
  {
    kind: "ice-record-charges-referral",
    deadline: null,
    text: `${dhs}\n# Additional Charges of Inadmissibility/Deportability\nForm I-261\nIn removal proceedings under section 240 of the Act\nFile No: {alien}   Date: {n:notice}\nIn the Matter of: {name}\nThere is/are lodged against you the following additional charges that you are subject to being taken into custody and removed, submitted in lieu of those set forth in the original charging document.`,
  },
  {
    kind: "opla-motion",
    deadline: "notice+10",
    text: `${dhs}\nOffice of the Principal Legal Advisor\nAssistant Chief Counsel\n${eoir}\nIn the Matter of: {name}   File No: {alien}   NON-DETAINED\n# DEPARTMENT'S MOTION TO PRETERMIT\nThe Department moves to pretermit the respondent's application for asylum under the asylum cooperative agreement with Honduras. A proposed order is attached.\nCERTIFICATE OF SERVICE: on {d:notice} I served a copy of this motion on the respondent by mail.`,
  },
  {
    kind: "opla-motion",
    deadline: "notice+10",
    text: `UNITED STATES DEPARTMENT OF HOMELAND SECURITY\nOPLA, Office of the Chief Counsel\nFile No: {alien}\n{name}\n# Department's Motion to Dismiss\nThe Department of Homeland Security's motion to dismiss these proceedings without prejudice under 8 CFR 239.2.\nDate of Service: {n:notice}\nAssistant Chief Counsel`,
  },
  {
    kind: "bond-papers-isap",
    deadline: "visit",
    text: `${dhs}\n# Notice to Obligor to Deliver Alien\nForm I-340\n| Obligor::{name} | Bond Number::12345678 | File No::{alien}\nDate: {d:notice}\nAs obligor you are required to deliver the alien named below at the following time and place: {d:visit} at {time}\n{officeStreet}\n{officeCity}\nIf you do not, the bond will be declared breached.`,
  },
  {
    kind: "bond-papers-isap",
    deadline: null,
    text: `${dhs}\n# Notice - Immigration Bond Cancelled\nForm I-391\nObligor: {name}\nAlien: {alien}   Bond Number: 88123456\nDate: {n:notice}\nThe conditions of the bond were met and the bond has been cancelled. To get the cash bond back, send Form I-352 and this notice to the Debt Management Center.`,
  },
  {
    kind: "fine-notice",
    deadline: "near",
    text: `${dhs}\n# Notice of Intention to Fine\nForm I-79\nFile Number: {alien}\nNotice Date: {d:notice}\n${respondent}\nUnder Section 274D of the Act, DHS intends to order a civil penalty of {amount} for willful failure to depart.\nYou may contest this fine in writing. Due Date: {d:near}`,
  },
  {
    kind: "fine-notice",
    deadline: "near",
    text: `${dhs}\n# Notice of Violation and Order Under the Immigration and Nationality Act\nDHS Form 281\nTracking Number: 2026-55-1234   File Number: {alien}\nDate: {n:notice}\n${respondent}\nA civil monetary penalty of {amount} is imposed under Section 275.\nAppeal Rights: you may appeal. Appeal Due: {n:near}`,
  },
  {
    kind: "nvc-or-consulate",
    deadline: null,
    text: `U.S. Department of State\nNational Visa Center\n{w:notice}\n# Welcome to the National Visa Center\nNVC Case Number: CDJ2026{caseTail}\nInvoice ID Number: IVSCA0011223344\nPrincipal Applicant: {name}\nPriority Date: {n:priority}\nUSCIS has sent your approved petition to us. Sign in at ceac.state.gov to pay the fees, complete the DS-260 and upload documents. You must contact us within one year.`,
  },
  {
    kind: "nvc-or-consulate",
    deadline: "visit",
    text: `U.S. Department of State\nNational Visa Center\n# Immigrant Visa Interview Appointment\nCase Number: CDJ2026{caseTail}\nDear applicant: your case is documentarily qualified. We have scheduled an immigrant visa interview for you.\nInterview Date: {d:visit}\nTime: {time}\nEmbassy/Consulate: U.S. Consulate General Ciudad Juarez\nBefore the interview you must complete a medical examination with a panel physician.`,
  },
  {
    kind: "i-94-or-entry-stamp",
    deadline: "until",
    text: `U.S. Customs and Border Protection\n# Most Recent I-94\nAdmission (I-94) Record Number: 481234567A8\nMost Recent Date of Entry: {w:entry}\nClass of Admission: B2\nAdmit Until Date: {w:until}\nLast/Surname: {name}\nBirth Date: {w:birth}\nGet This Traveler's Travel History`,
  },
  {
    kind: "i-94-or-entry-stamp",
    deadline: "until",
    text: `U.S. CUSTOMS AND BORDER PROTECTION\nCBP Form I-94\nArrival/Departure Record\n{name}\nPAROLED pursuant to section 212(d)(5) of the Act\nPAROLED UNTIL: {n:until}\nPurpose: DT\nDate of Entry: {n:entry}`,
  },
];

/** None of these prints a USCIS receipt. */
export const courtTemplates: Template[] = list.map((template) => ({ ...template, receipt: false }));
