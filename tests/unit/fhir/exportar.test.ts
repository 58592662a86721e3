import type { ProntuarioExportado } from '@domain/contracts/exportacao.ts';
import { limpo } from '@domain/fhir/escrita.ts';
import { exportarEmFhir } from '@domain/fhir/exportar.ts';
import type { Recurso } from '@domain/fhir/tipos.ts';
import type { Bundle } from 'fhir/r4';
import { describe, expect, it } from 'vitest';
import { sorteioDe } from '../clinico/support/gerador.ts';
import { errosDa } from './support/esquema.ts';
import { prontuarioAoAcaso, SEGREDO, VAZIO } from './support/prontuario.ts';

const AGORA = '2026-11-21T12:00:00Z';
const exportar = (prontuario: ProntuarioExportado) => exportarEmFhir(prontuario, AGORA);
const AO_ACASO = Array.from({ length: 60 }, (_, n) => {
  const prontuario = prontuarioAoAcaso(sorteioDe(`prontuário ${n}`));
  return { prontuario, colecao: exportar(prontuario) };
});
const recursosDe = (prontuario: ProntuarioExportado) =>
  exportar(prontuario).entry.map(({ resource }) => resource);

/** Every pointer inside something. */
function ponteiros(valor: unknown): string[] {
  if (Array.isArray(valor)) return valor.flatMap(ponteiros);
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).flatMap(([nome, dentro]) =>
    nome === 'reference' && typeof dentro === 'string' ? [dentro] : ponteiros(dentro),
  );
}

describe('every record', () => {
  it('is a collection by the published types', () => {
    const colecao: Bundle = exportar(VAZIO);
    expect(colecao).toMatchObject({ type: 'collection', timestamp: '2026-11-21T12:00:00.000Z' });
  });

  it('is valid by the published schema, whatever people wrote in it', () => {
    for (const { colecao } of [{ colecao: exportar(VAZIO) }, ...AO_ACASO]) {
      expect(errosDa(colecao)).toEqual([]);
    }
  });

  it('has every resource once, and whatever is pointed at', () => {
    for (const { colecao } of AO_ACASO) {
      const enderecos = colecao.entry.map(({ fullUrl }) => fullUrl);
      expect(new Set(enderecos).size).toBe(enderecos.length);
      expect(ponteiros(colecao).filter((para) => !enderecos.includes(para))).toEqual([]);
      for (const { fullUrl, resource } of colecao.entry) {
        expect(fullUrl).toBe(`urn:uuid:${resource.id}`);
      }
    }
  });

  it('keeps drafts and discarded entries back, every word of them', () => {
    const guardados = AO_ACASO.flatMap(({ prontuario }) =>
      prontuario.versoes.filter(({ status }) => status !== 'finalizado'),
    );
    expect(guardados.length).toBeGreaterThan(20);
    for (const { prontuario, colecao } of AO_ACASO) {
      const texto = JSON.stringify(colecao);
      expect(texto).not.toContain(SEGREDO);
      for (const { id, status } of prontuario.versoes) {
        expect(texto.includes(`urn:uuid:${id}`), status).toBe(status === 'finalizado');
      }
    }
  });

  it('says every word of what was finished, as text and never as markup', () => {
    const DE_VOLTA = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };
    const lido = (div: string) =>
      div
        .replaceAll('<br/>', '\n')
        .replaceAll('</p><p>', '\n\n')
        .replace(/<\/?(div( xmlns="[^"]+")?|p|ul|li)>/g, '')
        .replace(/&(lt|gt|amp);/g, (marca) => DE_VOLTA[marca as keyof typeof DE_VOLTA]);
    for (const { prontuario, colecao } of AO_ACASO) {
      for (const versao of prontuario.versoes.filter(({ status }) => status === 'finalizado')) {
        const documento = colecao.entry.find(({ resource }) => resource.id === versao.id);
        const secoes =
          documento?.resource.resourceType === 'Composition' ? documento.resource.section : [];
        const divs = (secoes ?? []).map(({ text }) => text.div);
        for (const texto of [versao.subjetivo, versao.objetivo, versao.avaliacao, versao.plano]) {
          const escrito = limpo(texto)?.replace(/\n{2,}/g, '\n\n');
          if (escrito) expect(divs.map(lido)).toContain(escrito);
        }
        const semMarcas = divs.map((div) =>
          div.replace(
            /<\/?(div( xmlns="http:\/\/www\.w3\.org\/1999\/xhtml")?|p|ul|li)>|<br\/>/g,
            '',
          ),
        );
        for (const resto of semMarcas) expect(resto).not.toMatch(/[<>]|&(?!(lt|gt|amp);)/);
      }
    }
  });

  it('codes what holds, and neither what was corrected nor what was inactivated', () => {
    for (const { prontuario, colecao } of AO_ACASO) {
      const codificados = colecao.entry
        .map(({ resource }) => resource)
        .filter(
          (recurso) =>
            // A kept result is of the record, whatever became of an entry.
            (recurso.resourceType === 'Observation' && recurso.category[0]?.coding !== undefined) ||
            (recurso.resourceType === 'Condition' && recurso.encounter !== undefined),
        );
      const esperados = prontuario.versoes
        .filter(
          ({ status, inativado_em, id }) =>
            status === 'finalizado' &&
            inativado_em === null &&
            !prontuario.versoes.some(
              (outra) => outra.corrige_id === id && outra.status === 'finalizado',
            ),
        )
        .map((versao) => {
          const pressao = versao.pressao_sistolica ?? versao.pressao_diastolica;
          const { frequencia_cardiaca, temperatura, peso_kg, dor, diagnosticos } = versao;
          const medidos = [pressao, frequencia_cardiaca, temperatura, peso_kg, dor];
          return medidos.filter((valor) => valor !== null).length + diagnosticos.length;
        });
      expect(codificados).toHaveLength(esperados.reduce((soma, um) => soma + um, 0));
    }
  });

  it('is the same every time it is asked for', () => {
    for (const { prontuario, colecao } of AO_ACASO.slice(0, 20)) {
      expect(exportar(prontuario)).toEqual(colecao);
    }
  });
});

it('a registration alone is the patient and the tenant', () => {
  const tipos = recursosDe(VAZIO).map(({ resourceType }: Recurso) => resourceType);
  expect(tipos).toEqual(['Patient', 'Organization']);
});

it('the published schema bites', () => {
  const colecao = exportar(VAZIO);
  const [primeira] = colecao.entry;
  if (!primeira) throw new Error('an empty collection');
  const com = (troca: object) => ({
    ...colecao,
    entry: [{ ...primeira, resource: { ...primeira.resource, ...troca } as Recurso }],
  });
  expect(errosDa(com({}))).toEqual([]);
  for (const troca of [
    { gender: 'feminino' },
    { birthDate: '29/02/1980' },
    { name: [{ text: '' }] },
    { cpf: '52998224725' },
    { id: 'não serve' },
  ]) {
    expect(errosDa(com(troca)), JSON.stringify(troca)).not.toEqual([]);
  }
});
