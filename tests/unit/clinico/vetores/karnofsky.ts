import type { Vetor } from '../vetor.ts';

const nivel = (performance: number, classe: string): Vetor => ({
  origem: 'independente',
  nota: `${performance}%`,
  entrada: { performance },
  resultado: { score: performance, class: classe },
});

export const vetores: readonly Vetor[] = [
  nivel(100, 'normal'),
  nivel(90, 'sintomas_leves'),
  nivel(80, 'com_esforco'),
  nivel(70, 'cuida_de_si'),
  nivel(60, 'auxilio_ocasional'),
  nivel(50, 'ajuda_consideravel'),
  nivel(40, 'incapacitado'),
  nivel(30, 'muito_incapacitado'),
  nivel(20, 'muito_doente'),
  nivel(10, 'moribundo'),
  nivel(0, 'obito'),
];
