type Passos = readonly (readonly [limite: number, pontos: number])[];

/** Points below each limit, from the lowest, and from the last limit on (Knaus 1985). */
interface Coluna {
  readonly passos: Passos;
  readonly resto: number;
}

export const IDADE: Coluna = {
  passos: [
    [45, 0],
    [55, 2],
    [65, 3],
    [75, 5],
  ],
  resto: 6,
};

/** °C, rectal. */
export const TEMPERATURA: Coluna = {
  passos: [
    [30, 4],
    [32, 3],
    [34, 2],
    [36, 1],
    [38.5, 0],
    [39, 1],
    [41, 3],
  ],
  resto: 4,
};

/** mmHg. */
export const PAM: Coluna = {
  passos: [
    [50, 4],
    [70, 2],
    [110, 0],
    [130, 2],
    [160, 3],
  ],
  resto: 4,
};

/** bpm. */
export const FC: Coluna = {
  passos: [
    [40, 4],
    [55, 3],
    [70, 2],
    [110, 0],
    [140, 2],
    [180, 3],
  ],
  resto: 4,
};

/** Breaths a minute. */
export const FR: Coluna = {
  passos: [
    [6, 4],
    [10, 2],
    [12, 1],
    [25, 0],
    [35, 1],
    [50, 3],
  ],
  resto: 4,
};

/** mmHg, with FiO₂ of 0.5 or more. */
export const GRADIENTE: Coluna = {
  passos: [
    [200, 0],
    [350, 2],
    [500, 3],
  ],
  resto: 4,
};

export const PH: Coluna = {
  passos: [
    [7.15, 4],
    [7.25, 3],
    [7.33, 2],
    [7.5, 0],
    [7.6, 1],
    [7.7, 3],
  ],
  resto: 4,
};

/** mmol/L, venous: only where there are no blood gases. */
export const BICARBONATO: Coluna = {
  passos: [
    [15, 4],
    [18, 3],
    [22, 2],
    [32, 0],
    [41, 1],
    [52, 3],
  ],
  resto: 4,
};

/** mmol/L. */
export const SODIO: Coluna = {
  passos: [
    [111, 4],
    [120, 3],
    [130, 2],
    [150, 0],
    [155, 1],
    [160, 2],
    [180, 3],
  ],
  resto: 4,
};

/** mmol/L. */
export const POTASSIO: Coluna = {
  passos: [
    [2.5, 4],
    [3, 2],
    [3.5, 1],
    [5.5, 0],
    [6, 1],
    [7, 3],
  ],
  resto: 4,
};

/** mg/dL; doubled in acute renal failure. */
export const CREATININA: Coluna = {
  passos: [
    [0.6, 2],
    [1.5, 0],
    [2, 2],
    [3.5, 3],
  ],
  resto: 4,
};

/** %. */
export const HEMATOCRITO: Coluna = {
  passos: [
    [20, 4],
    [30, 2],
    [46, 0],
    [50, 1],
    [60, 2],
  ],
  resto: 4,
};

/** 10³/µL. */
export const LEUCOCITOS: Coluna = {
  passos: [
    [1, 4],
    [3, 2],
    [15, 0],
    [20, 1],
    [40, 2],
  ],
  resto: 4,
};
