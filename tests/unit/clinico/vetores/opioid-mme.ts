import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: {
      opioids: [
        { drug: 'morfina', daily_dose: 30 },
        { drug: 'tramadol', daily_dose: 200 },
      ],
    },
    resultado: { mme_day: 70 },
    classes: ['de_50_a_90'],
  },
  {
    origem: 'publicado',
    nota: 'CDC 2022: hidrocodona 5 mg, quatro vezes ao dia',
    entrada: { opioids: [{ drug: 'hidrocodona', daily_dose: 20 }] },
    resultado: { mme_day: 20 },
    classes: ['abaixo_de_50'],
  },
  {
    origem: 'publicado',
    nota: 'CDC 2022: oxicodona 10 mg, duas vezes ao dia',
    entrada: { opioids: [{ drug: 'oxicodona', daily_dose: 20 }] },
    resultado: { mme_day: 30 },
    classes: ['abaixo_de_50'],
  },
  {
    origem: 'independente',
    nota: 'adesivo de 25 mcg/h',
    entrada: { opioids: [{ drug: 'fentanila_td_mcg_h', daily_dose: 25 }] },
    resultado: { mme_day: 60 },
    classes: ['de_50_a_90'],
  },
  {
    origem: 'independente',
    entrada: { opioids: [{ drug: 'codeina', daily_dose: 120 }] },
    resultado: { mme_day: 18 },
    classes: ['abaixo_de_50'],
  },
  {
    origem: 'independente',
    entrada: { opioids: [{ drug: 'metadona', daily_dose: 10 }] },
    resultado: { mme_day: 47 },
    classes: ['abaixo_de_50'],
  },
  {
    origem: 'independente',
    entrada: { opioids: [{ drug: 'hidromorfona', daily_dose: 8 }] },
    resultado: { mme_day: 40 },
    classes: ['abaixo_de_50'],
  },
  {
    origem: 'independente',
    entrada: { opioids: [{ drug: 'oximorfona', daily_dose: 20 }] },
    resultado: { mme_day: 60 },
    classes: ['de_50_a_90'],
  },
  {
    origem: 'independente',
    entrada: { opioids: [{ drug: 'tapentadol', daily_dose: 200 }] },
    resultado: { mme_day: 80 },
    classes: ['de_50_a_90'],
  },
  {
    origem: 'independente',
    nota: 'o mesmo fármaco em duas linhas',
    entrada: {
      opioids: [
        { drug: 'morfina', daily_dose: 60 },
        { drug: 'morfina', daily_dose: 30 },
      ],
    },
    resultado: { mme_day: 90 },
    classes: ['de_90'],
  },
  {
    origem: 'independente',
    nota: 'todos, 1 de cada',
    entrada: {
      opioids: [
        { drug: 'codeina', daily_dose: 1 },
        { drug: 'fentanila_td_mcg_h', daily_dose: 1 },
        { drug: 'hidrocodona', daily_dose: 1 },
        { drug: 'hidromorfona', daily_dose: 1 },
        { drug: 'metadona', daily_dose: 1 },
        { drug: 'morfina', daily_dose: 1 },
        { drug: 'oxicodona', daily_dose: 1 },
        { drug: 'oximorfona', daily_dose: 1 },
        { drug: 'tapentadol', daily_dose: 1 },
        { drug: 'tramadol', daily_dose: 1 },
      ],
    },
    resultado: { mme_day: 19.35 },
    classes: ['abaixo_de_50'],
  },
  {
    origem: 'independente',
    nota: 'logo abaixo de 50',
    entrada: { opioids: [{ drug: 'morfina', daily_dose: 49.9 }] },
    resultado: { mme_day: 49.9 },
    classes: ['abaixo_de_50'],
  },
  {
    origem: 'independente',
    nota: '50',
    entrada: { opioids: [{ drug: 'morfina', daily_dose: 50 }] },
    resultado: { mme_day: 50 },
    classes: ['de_50_a_90'],
  },
  {
    origem: 'independente',
    nota: 'logo abaixo de 90',
    entrada: { opioids: [{ drug: 'morfina', daily_dose: 89.9 }] },
    resultado: { mme_day: 89.9 },
    classes: ['de_50_a_90'],
  },
  {
    origem: 'independente',
    nota: 'oxicodona 60 mg',
    entrada: { opioids: [{ drug: 'oxicodona', daily_dose: 60 }] },
    resultado: { mme_day: 90 },
    classes: ['de_90'],
  },
];
