import type { Faixa } from '../../motor/faixas.ts';

/** One band a level, from 0 to 100 in tens, in order. */
export const FAIXAS: readonly Faixa[] = [
  { codigo: 'obito', ate: 0, rotulo: 'Óbito', gravidade: 'critico' },
  { codigo: 'moribundo', ate: 10, rotulo: 'Moribundo', gravidade: 'critico' },
  { codigo: 'muito_doente', ate: 20, rotulo: 'Muito doente', gravidade: 'critico' },
  { codigo: 'muito_incapacitado', ate: 30, rotulo: 'Muito incapacitado', gravidade: 'critico' },
  { codigo: 'incapacitado', ate: 40, rotulo: 'Incapacitado', gravidade: 'alerta' },
  {
    codigo: 'ajuda_consideravel',
    ate: 50,
    rotulo: 'Precisa de ajuda considerável',
    gravidade: 'alerta',
  },
  {
    codigo: 'auxilio_ocasional',
    ate: 60,
    rotulo: 'Precisa de auxílio ocasional',
    gravidade: 'atencao',
  },
  { codigo: 'cuida_de_si', ate: 70, rotulo: 'Cuida de si, não trabalha', gravidade: 'atencao' },
  {
    codigo: 'com_esforco',
    ate: 80,
    rotulo: 'Atividade com esforço e sintomas',
    gravidade: 'normal',
  },
  {
    codigo: 'sintomas_leves',
    ate: 90,
    rotulo: 'Atividade normal, sintomas leves',
    gravidade: 'normal',
  },
  { codigo: 'normal', rotulo: 'Normal, sem queixas', gravidade: 'normal' },
];
