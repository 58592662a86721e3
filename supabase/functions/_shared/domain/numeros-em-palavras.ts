/** Numbers as they are said, without accents; each reader adds the others that it takes. */
export const DE_UM_A_NOVE = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
} as const;
