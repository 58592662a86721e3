import type { Fonte } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Granger CB e cols., 2003',
  referencias: [
    {
      citacao: 'Granger CB et al. Arch Intern Med 2003;163:2345-53.',
      doi: '10.1001/archinte.163.19.2345',
    },
  ],
  formula:
    'Idade (anos) < 30 0, 30–39 8, 40–49 25, 50–59 41, 60–69 58, 70–79 75, 80–89 91, ≥ 90 100. FC (bpm) < 50 0, 50–69 3, 70–89 9, 90–109 15, 110–149 24, 150–199 38, ≥ 200 46. PAS (mmHg) < 80 58, 80–99 53, 100–119 43, 120–139 34, 140–159 24, 160–199 10, ≥ 200 0. Creatinina (mg/dL) < 0,4 1, 0,4–0,79 4, 0,8–1,19 7, 1,2–1,59 10, 1,6–1,99 13, 2–3,99 21, ≥ 4 28. Killip I 0, II 20, III 39, IV 59. Parada 39, desvio de ST 28, marcadores 14. Total de 1 a 372.',
  limites: [
    'Adultos com síndrome coronariana aguda: não serve para diagnosticar dor torácica.',
    'As faixas mostradas são da síndrome sem supra de ST. Com supra: até 125 baixo, 126–154 intermediário, 155 ou mais alto.',
    'É o nomograma de morte hospitalar; o GRACE 2.0 é outro algoritmo e não se obtém desta tabela.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'Tabela do nomograma reproduzida em medicalalgorithms.com, lida linha a linha',
      ressalva: 'A tabela coincide inteira; o artigo original não foi aberto.',
    },
    faixas: {
      estado: 'parcial',
      documento: 'McMaster Textbook of Internal Medicine, tabela 3.11-2 (empendium.com)',
      ressalva: 'Só as faixas sem supra de ST; as com supra não foram relidas.',
    },
  },
  revisadoEm: '2026-11-21',
};
