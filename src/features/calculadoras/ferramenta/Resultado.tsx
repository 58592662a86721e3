import { textoDaSaida, unidadePara } from '@domain/clinico/motor/como-texto.ts';
import type { Classe, Resposta } from '@domain/clinico/motor/executar.ts';
import type { Ferramenta, Saida, ValorDeSaida } from '@domain/clinico/motor/ferramenta.ts';
import { AVISO_DE_APOIO } from '@domain/clinico/motor/fonte.ts';
import { numeroComCasas } from '@domain/clinico/motor/texto.ts';
import { IconAlertOctagon, IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Situacao } from '../formulario/calcular.ts';
import { Faixa } from './Faixa.tsx';
import { irParaOCampo } from './foco.ts';
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
    <section className={classes.painel} aria-label="Resultado">
      {situacao.tipo === 'incompleta' && <Faltam ferramenta={ferramenta} situacao={situacao} />}
      {situacao.tipo === 'recusada' && <Recusas recusas={situacao.recusas} />}
      {situacao.tipo === 'pronta' && (
        <Saidas ferramenta={ferramenta} resposta={situacao.resultado} />
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
      <p className={classes.faltam}>{quantosFaltam(quantos)}</p>
      <p className={classes.suave}>
        {nomes.join(', ')}
        {resto > 0 && ` e mais ${resto}`}
      </p>
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

function Saidas({ ferramenta, resposta }: { ferramenta: Ferramenta; resposta: Resposta }) {
  const presentes = Object.entries(ferramenta.saidas).flatMap(([nome, saida]) => {
    const valor = resposta.resultado[nome];
    const daSaida = resposta.classes.filter((classe) => classe.saida === nome);
    return valor === undefined ? [] : [{ nome, saida, valor, classes: daSaida }];
  });
  const principal = presentes.find(({ saida }) => saida.tipo === 'numero') ?? presentes[0];
  const faixas = resposta.classes.filter(({ saida }) =>
    presentes.some(({ nome }) => nome === saida),
  );
  const outras = presentes.filter(
    (saida) => saida !== principal && !(saida.saida.tipo === 'codigo' && saida.classes.length > 0),
  );
  return (
    <>
      {principal && <Principal {...principal} />}
      {faixas.map((classe) => (
        <Faixa key={`${classe.saida}:${classe.codigo}`} classe={classe} />
      ))}
      {outras.length > 0 && (
        <dl className={classes.outras}>
          {outras.map(({ nome, saida, valor, classes: [classe] }) => (
            <div key={nome}>
              <dt>{saida.rotulo}</dt>
              <dd>{textoDaSaida(saida, valor, classe)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Notas ferramenta={ferramenta} resposta={resposta} />
    </>
  );
}

function Principal({
  saida,
  valor,
  classes: [classe],
}: {
  saida: Saida;
  valor: ValorDeSaida;
  classes: readonly Classe[];
}) {
  return (
    <p className={classes.principal}>
      <span className={classes.nomeDaSaida}>{saida.rotulo}</span>
      {saida.tipo === 'numero' && typeof valor === 'number' ? (
        <span className={classes.valor}>
          {numeroComCasas(valor, saida.casas)}{' '}
          <span className="unidade">{unidadePara(saida, valor)}</span>
        </span>
      ) : (
        !classe && <span className={classes.valor}>{textoDaSaida(saida, valor)}</span>
      )}
    </p>
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
        <p key={saida + motivo} className={classes.suave}>
          <b>{ferramenta.saidas[saida]?.rotulo ?? saida}:</b> {motivo}
        </p>
      ))}
    </>
  );
}
