import { BASE, VERSAO_DAS_TABELAS } from '@domain/clinico/medicamentos/base.ts';
import {
  AVISOS_DA_TABELA,
  ajustarDose,
  type Dose,
  type DoseAjustada,
} from '@domain/clinico/medicamentos/dose.ts';
import type { Acao } from '@domain/clinico/medicamentos/tipos.ts';
import type { Gravidade } from '@domain/clinico/motor/faixas.ts';
import { AVISO_DE_APOIO } from '@domain/clinico/motor/fonte.ts';
import { numeroPorExtenso } from '@domain/clinico/motor/texto.ts';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatarDia } from '@/lib/format/datas.ts';
import { CopiarTexto } from '../ferramenta/CopiarTexto.tsx';
import { DeQuemEDeQuando } from '../ferramenta/DeQuemEDeQuando.tsx';
import type { Memoria } from '../ferramenta/memoria.ts';
import { Achado, OrigemDoAchado } from './Achado.tsx';
import { Clearance } from './Clearance.tsx';
import { EmUso } from './EmUso.tsx';
import classes from './Especiais.module.css';
import { Medicamentos } from './Medicamentos.tsx';
import { textoDasDoses } from './textos.ts';

const ACAO: Readonly<Record<Acao, { palavra: string; gravidade: Gravidade }>> = {
  sem_ajuste: { palavra: 'Sem ajuste', gravidade: 'normal' },
  monitorar: { palavra: 'Monitorar', gravidade: 'atencao' },
  ajustar: { palavra: 'Ajustar', gravidade: 'atencao' },
  evitar: { palavra: 'Evitar', gravidade: 'alerta' },
  contraindicado: { palavra: 'Contraindicado', gravidade: 'critico' },
};

/** What to do with each medicine at a clearance, by every route that the table knows. */
export function AjusteDeDose({ memoria, comFoco }: { memoria: Memoria; comFoco: boolean }) {
  const [medicamentos, setMedicamentos] = useState(memoria.medicamentos);
  const [clearance, setClearance] = useState<number | null>(null);
  const mudar = (novos: readonly string[]) => {
    memoria.medicamentos = novos;
    setMedicamentos(novos);
  };
  const { versao, revisadoEm } = VERSAO_DAS_TABELAS.doses;
  return (
    <div className={classes.tela}>
      <Clearance memoria={memoria} aoMudar={setClearance} />
      <EmUso medicamentos={medicamentos} aoMudar={mudar} />
      <Medicamentos medicamentos={medicamentos} aoMudar={mudar} comFoco={comFoco} />
      <section className={classes.resultado} aria-label="Resultado">
        <Text fz="1.0625rem" fw={650} role="status">
          {manchete(clearance, medicamentos.length)}
        </Text>
        {clearance !== null && medicamentos.length > 0 && (
          <Doses medicamentos={medicamentos} clearance={clearance} />
        )}
        {AVISOS_DA_TABELA.map((aviso) => (
          <Text key={aviso} c="dimmed" fz="sm">
            {aviso}
          </Text>
        ))}
        <DeQuemEDeQuando versao={`tabela de doses ${versao}`} />
        <p className={classes.aviso}>
          {AVISO_DE_APOIO} Tabela de doses {versao}, de {formatarDia(revisadoEm)}.
        </p>
      </section>
    </div>
  );
}

function Doses({
  medicamentos,
  clearance,
}: {
  medicamentos: readonly string[];
  clearance: number;
}) {
  const { versao, revisadoEm } = VERSAO_DAS_TABELAS.doses;
  const doses = medicamentos.flatMap((nome) =>
    ajustarDose(BASE, clearance, nome).map((dose) => ({ nome, dose })),
  );
  const escrever = () =>
    textoDasDoses(
      clearance,
      doses.map(({ dose }) => dose),
      ({ acao }) => ACAO[acao].palavra.toLowerCase(),
      { versao, de: formatarDia(revisadoEm) },
    );
  return (
    <>
      <Stack component="ul" gap="sm">
        {doses.map(({ nome, dose }) => (
          <UmaDose
            key={`${nome}:${dose.medicamento}`}
            nome={nome}
            dose={dose}
            clearance={clearance}
          />
        ))}
      </Stack>
      <div>
        <CopiarTexto escrever={escrever} />
      </div>
    </>
  );
}

function manchete(clearance: number | null, quantos: number): string {
  if (clearance === null) return 'Informe ou calcule o clearance.';
  if (quantos === 0) return 'Informe ao menos um medicamento.';
  return `Doses para clearance de ${numeroPorExtenso(clearance, 0)} mL/min`;
}

function UmaDose({ nome, dose, clearance }: { nome: string; dose: Dose; clearance: number }) {
  if (!dose.reconhecido) {
    return (
      <Achado gravidade="normal" palavra="Sem dado" titulo={dose.medicamento}>
        <p>{dose.aviso}</p>
      </Achado>
    );
  }
  const { medicamento, via, acao, recomendacao, dose_usual, dialise, fonte, base, aviso } = dose;
  return (
    <Achado {...ACAO[acao]} titulo={`${medicamento}, ${via}`}>
      <Text inherit fw={600}>
        {recomendacao}
      </Text>
      {aviso && <p>{aviso}</p>}
      <Faixas nome={nome} dose={dose} clearance={clearance} />
      <dl className={classes.detalhes}>
        <dt>Dose usual</dt>
        <dd>{dose_usual}</dd>
        <dt>Diálise</dt>
        <dd>{dialise}</dd>
        <dt>Faixas em</dt>
        <dd>{base === 'ClCr' ? 'ClCr, mL/min' : 'TFGe, mL/min/1,73 m²'}</dd>
      </dl>
      <OrigemDoAchado fonte={fonte} estado={dose.verificacao.estado} />
    </Achado>
  );
}

/** Every band of the row, the one of this clearance marked in words too. */
function Faixas({
  nome,
  dose,
  clearance,
}: {
  nome: string;
  dose: DoseAjustada;
  clearance: number;
}) {
  const faixas = faixasDe(nome, dose);
  if (faixas.length < 2) return null;
  return (
    <ul className={classes.faixas} aria-label={`Faixas de ${dose.medicamento}`}>
      {faixas.map(({ faixa, acao, recomendacao }) => {
        const atual = faixa === dose.faixa;
        return (
          <li key={faixa} data-atual={atual || undefined} {...(atual && { 'aria-current': true })}>
            <b className="numeros">{faixa}</b>
            <span>
              {ACAO[acao].palavra}: {recomendacao}
              {atual && <em>{` (clearance de ${numeroPorExtenso(clearance, 0)})`}</em>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The row asked again at the beginning of each of its bands. */
function faixasDe(nome: string, { medicamento }: DoseAjustada): readonly DoseAjustada[] {
  const linhas = [...BASE.linhasRenais.values()].flat();
  const linha = linhas.find((outra) => outra.nome === medicamento);
  return (linha?.faixas ?? []).flatMap(({ de }) =>
    ajustarDose(BASE, de, nome).filter(
      (dose): dose is DoseAjustada => dose.reconhecido && dose.medicamento === medicamento,
    ),
  );
}
