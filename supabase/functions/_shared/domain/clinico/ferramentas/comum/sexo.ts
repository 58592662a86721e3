/** Sex, as the published formulas tell people apart. */
export type Sexo = 'feminino' | 'masculino';
