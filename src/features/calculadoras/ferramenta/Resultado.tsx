import { textoDaSaida, unidadePara } from '@domain/clinico/motor/como-texto.ts';
import type { Resposta } from '@domain/clinico/motor/executar.ts';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { AVISO_DE_APOIO } from '@domain/clinico/motor/fonte.ts';
import { numeroComCasas } from '@domain/clinico/motor/texto.ts';
import { Text } from '@mantine/core';
import { IconAlertOctagon, IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Situacao } from '../formulario/calcular.ts';
import { DeQuemEDeQuando } from './DeQuemEDeQuando.tsx';
import { Faixa } from './Faixa.tsx';
import { irParaOCampo } from './foco.ts';
import { type Leitura, leituras } from './leituras.ts';
import classes from './Resultado.module.css';

interface Props {
  ferramenta: Ferramenta;
  situacao: Situacao;
  /** What may be done with a result. */
  acoes: ReactNode;
}

/** What a tool answers to what stands in its fields now. */
export function Resultado({ ferramenta, situacao, acoes }: Props) {
  return (
    <section className={`cartao ${classes.painel}`} aria-label="Resultado">
      {situacao.tipo === 'incompleta' && <Faltam ferramenta={ferramenta} situacao={situacao} />}
      {situacao.tipo === 'recusada' && <Recusas recusas={situacao.recusas} />}
      {situacao.tipo === 'pronta' && (
        <>
          <Saidas ferramenta={ferramenta} situacao={situacao} />
          <DeQuemEDeQuando versao={`fórmula v${situacao.resultado.versao}`} />
        </>
      )}
      <div className={classes.acoes}>{acoes}</div>
      <p className={classes.aviso}>{AVISO_DE_APOIO}</p>
    </section>
  );
}

/** `Faltam 3 campos`, as every place that shows it says it. */
export function quantosFaltam(quantos: number): string {
  return quantos === 1 ? 'Falta 1 campo' : `Faltam ${quantos} campos`;
}

const MAXIMO_DE_NOMES = 3;

function Faltam({
  ferramenta: { campos },
  situacao: { quantos, faltam, recusas },
}: {
  ferramenta: Ferramenta;
  situacao: Extract<Situacao, { tipo: 'incompleta' }>;
}) {
  const nomes = faltam.slice(0, MAXIMO_DE_NOMES).map((nome) => campos[nome]?.rotulo ?? nome);
  const resto = faltam.length - nomes.length;
  const [primeiro] = faltam;
  return (
    <>
      <Text fz="1.0625rem" fw={600}>
        {quantosFaltam(quantos)}
      </Text>
      <Text c="dimmed" fz="sm">
        {nomes.join(', ')}
        {resto > 0 && ` e mais ${resto}`}
      </Text>
      {primeiro && (
        <button
          type="button"
          className={classes.ir}
          onClick={(evento) => irParaOCampo(evento, primeiro)}
        >
          Ir para o próximo <IconArrowRight size={16} aria-hidden />
        </button>
      )}
      <Recusas recusas={recusas} />
    </>
  );
}

function Recusas({ recusas }: { recusas: Readonly<Record<string, string>> }) {
  const frases = Object.entries(recusas);
  if (frases.length === 0) return null;
  return (
    <ul className={classes.recusas}>
      {frases.map(([campo, frase]) => (
        <li key={campo}>
          <IconAlertTriangle size={16} aria-hidden /> <span>{frase}</span>
        </li>
      ))}
    </ul>
  );
}

function Saidas({
  ferramenta,
  situacao: { resultado: resposta, dados },
}: {
  ferramenta: Ferramenta;
  situacao: Extract<Situacao, { tipo: 'pronta' }>;
}) {
  const [principal, ...outras] = leituras(ferramenta, resposta, dados.entrada);
  const comFaixa = outras.filter(({ faixas }) => faixas.length > 0);
  const semFaixa = outras.filter(({ faixas }) => faixas.length === 0);
  return (
    <>
      {principal && <Principal leitura={principal} />}
      {comFaixa.map((leitura) => (
        <Principal key={leitura.nome} leitura={leitura} secundaria />
      ))}
      {semFaixa.length > 0 && (
        <dl className={`linhas ${classes.outras}`}>
          {semFaixa.map(({ nome, saida, valor }) => (
            <div key={nome}>
              <dt>{saida.rotulo}</dt>
              <dd>{textoDaSaida(saida, valor)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Notas ferramenta={ferramenta} resposta={resposta} />
    </>
  );
}

interface PropsDaPrincipal {
  leitura: Leitura;
  /** Another output with bands of its own: the same, smaller. */
  secundaria?: boolean;
}

/** An output and, right under it, the bands that are its own. */
function Principal({ leitura: { saida, valor, faixas }, secundaria = false }: PropsDaPrincipal) {
  const numero = saida.tipo === 'numero' && typeof valor === 'number';
  // The name of a band is what a code means: shown once, as the band.
  const soFaixa = saida.tipo === 'codigo' && faixas.length > 0;
  return (
    <div className={classes.principal}>
      <Text c="dimmed" fz="sm">
        {saida.rotulo}
      </Text>
      {!soFaixa && (
        <p className={classes.valor} data-secundaria={secundaria || undefined}>
          {numero ? (
            <>
              {numeroComCasas(valor, saida.casas)}{' '}
              <span className="unidade">{unidadePara(saida, valor)}</span>
            </>
          ) : (
            textoDaSaida(saida, valor)
          )}
        </p>
      )}
      {faixas.map((classe) => (
        <Faixa key={`${classe.saida}:${classe.codigo}`} classe={classe} />
      ))}
    </div>
  );
}

function Notas({ ferramenta, resposta }: { ferramenta: Ferramenta; resposta: Resposta }) {
  return (
    <>
      {resposta.alertas.map(({ nivel, texto }) => {
        const critico = nivel === 'critico';
        const Icone = critico ? IconAlertOctagon : IconAlertTriangle;
        return (
          <p key={texto} className={classes.alerta} data-nivel={nivel}>
            <Icone size={18} aria-hidden />
            <span>
              <b>{critico ? 'Crítico:' : 'Aviso:'}</b> {texto}
            </span>
          </p>
        );
      })}
      {resposta.ausencias.map(({ saida, motivo }) => (
        <Text key={saida + motivo} c="dimmed" fz="sm">
          <b>{ferramenta.saidas[saida]?.rotulo ?? saida}:</b> {motivo}
        </Text>
      ))}
    </>
  );
}
