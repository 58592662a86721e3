/**
 * The 15 pairs of the high-priority list of the ONC (Phansalkar S et al. J Am Med Inform Assoc
 * 2012;19:735-43, doi:10.1136/amiajnl-2011-000612), written out drug by drug and apart from the
 * tables: a rule that were lost, or whose class lost a member, is missed here.
 */
import { BASE } from '@domain/clinico/medicamentos/base.ts';
import { interrompe, verificarInteracoes } from '@domain/clinico/medicamentos/interacoes.ts';
import { expect, it } from 'vitest';

const IMAO = ['tranilcipromina', 'fenelzina', 'isocarboxazida', 'linezolida'];
const FORTES_3A4 = ['cetoconazol', 'itraconazol', 'claritromicina', 'ritonavir'];

const PARES: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  'amphetamines with MAOIs': [
    ['anfetamina', 'lisdexanfetamina', 'metilfenidato'],
    IMAO.slice(0, 3),
  ],
  'atazanavir with proton pump inhibitors': [
    ['atazanavir'],
    ['omeprazol', 'esomeprazol', 'lansoprazol', 'pantoprazol', 'rabeprazol'],
  ],
  'febuxostat with azathioprine and mercaptopurine': [
    ['febuxostate'],
    ['azatioprina', 'mercaptopurina'],
  ],
  'SSRIs with MAOIs': [
    ['fluoxetina', 'sertralina', 'paroxetina', 'citalopram', 'escitalopram', 'fluvoxamina'],
    [...IMAO, 'selegilina'],
  ],
  'irinotecan with strong CYP3A4 inhibitors': [['irinotecano'], FORTES_3A4],
  'opioids and dextromethorphan with MAOIs': [
    ['petidina', 'tramadol', 'metadona', 'tapentadol', 'fentanila', 'dextrometorfano'],
    IMAO.slice(0, 3),
  ],
  'tricyclics with MAOIs': [['amitriptilina', 'clomipramina', 'imipramina', 'nortriptilina'], IMAO],
  'drugs of known risk of torsades, together': [
    ['haloperidol', 'sotalol', 'metadona'],
    ['amiodarona', 'azitromicina', 'citalopram'],
  ],
  'ramelteon with fluvoxamine': [['ramelteona'], ['fluvoxamina']],
  'rifampicin with protease inhibitors': [
    ['rifampicina'],
    ['atazanavir', 'darunavir', 'lopinavir', 'ritonavir'],
  ],
  'statins with strong CYP3A4 inhibitors': [['sinvastatina', 'lovastatina'], FORTES_3A4],
  'tizanidine with CYP1A2 inhibitors': [['tizanidina'], ['ciprofloxacino', 'fluvoxamina']],
  'MAOIs with procarbazine': [IMAO.slice(0, 3), ['procarbazina']],
  'triptans with MAOIs': [['sumatriptana', 'rizatriptana', 'zolmitriptana'], IMAO.slice(0, 3)],
  'ergots with strong CYP3A4 inhibitors': [['ergotamina', 'di-hidroergotamina'], FORTES_3A4],
};

it('has fifteen pairs', () => {
  expect(Object.keys(PARES)).toHaveLength(15);
});

it.each(Object.entries(PARES))('%s interrupt whoever prescribes', (_, [umas, outras]) => {
  for (const uma of umas) {
    for (const outra of outras) {
      for (const par of [
        [uma, outra],
        [outra, uma],
      ]) {
        const { interacoes, nao_reconhecidos } = verificarInteracoes(BASE, par);
        expect(nao_reconhecidos).toEqual([]);
        const interrompem = interacoes.some(({ severidade }) => interrompe(severidade));
        expect(interrompem, par.join(' × ')).toBe(true);
      }
    }
  }
});
