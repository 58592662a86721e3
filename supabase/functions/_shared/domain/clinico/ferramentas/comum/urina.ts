import { numero } from '../../motor/campos.ts';

/** Urine creatinine of a spot sample, mg/dL. */
export function creatininaUrinaria() {
  return numero({
    rotulo: 'Creatinina urinária',
    unidade: 'mg/dL',
    minimo: 1,
    maximo: 1000,
    incomumAbaixo: 5,
    incomumAcima: 500,
    alternativas: [{ unidade: 'µmol/L', fator: 1 / 88.4 }],
    ajuda: 'Amostra isolada, colhida junto com o sangue.',
  });
}
