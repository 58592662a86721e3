import { CapturaDeTela } from '../componentes/captura.tsx';
import type { Pagina, Recursos } from '../pagina.ts';
import { ROTAS, ROTAS_DO_APP } from '../rotas.ts';
import { HORAS, type Hora } from './horas.ts';

const DESCRICAO =
  'Prontuário eletrônico para clínicas, hospitais e médicos que atendem em mais de um lugar. Evolução finalizada não se altera: a correção é uma nova versão, com motivo.';

const JA_FUNCIONA = [
  'Contas, convites e vínculos',
  'Prontuário com versões, anexos e acessos',
  'Agenda, CRM e retornos',
  'Prescrição conferida e assinatura digital',
  'Plantão, também sem conexão',
  'Calculadoras e scores',
  'Assistente e escriba',
  'Conversas e avisos',
  'Área do paciente',
];

const EM_CONSTRUCAO = ['Financeiro e relatórios', 'WhatsApp'];

/** The landing page; it also answers at `/landing`. */
export const inicio: Pagina = {
  caminho: ROTAS.inicio,
  titulo: 'Pleno: prontuário que guarda cada versão',
  descricao: DESCRICAO,
  dados: ({ operador }) => ({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Pleno',
    applicationCategory: 'MedicalApplication',
    operatingSystem: 'Navegador',
    inLanguage: 'pt-BR',
    description: DESCRICAO,
    license: 'https://opensource.org/license/mit',
    ...(operador.site && { url: `${operador.site}/` }),
  }),
  corpo: (recursos) => <Inicio recursos={recursos} />,
};

export const landing: Pagina = { ...inicio, caminho: ROTAS.landing, canonico: ROTAS.inicio };

function Inicio({ recursos }: { recursos: Recursos }) {
  return (
    <>
      <Abertura captura={recursos.capturas.prontuario} />
      <section aria-labelledby="dia">
        <div className="recipiente dia">
          <h2 id="dia">Um dia, cinco pessoas</h2>
        </div>
        <ol className="horas">
          {HORAS.map((hora) => (
            <HoraDoDia key={hora.quando} hora={hora} captura={recursos.capturas[hora.captura]} />
          ))}
        </ol>
      </section>
      <Estado />
      <section className="fecho" aria-labelledby="fecho">
        <div className="recipiente">
          <h2 id="fecho">Leia as regras antes de confiar nelas</h2>
          <p>
            O código é aberto: leia cada regra de acesso e rode o sistema inteiro na sua máquina.
          </p>
          <div className="acoes">
            <a className="botao" href={ROTAS_DO_APP.criarConta}>
              Criar conta
            </a>
          </div>
        </div>
      </section>
    </>
  );
}

function Abertura({ captura }: { captura: Recursos['capturas'][string] }) {
  return (
    <section className="recipiente abertura">
      <div className="abertura-texto">
        <h1>
          Escrito uma vez. <span>Guardado como foi escrito.</span>
        </h1>
        <p>
          Pleno é o prontuário de clínicas, hospitais e médicos que atendem em mais de um lugar. O
          que foi finalizado não se altera: a correção é outra versão, com motivo, e as duas ficam à
          vista.
        </p>
        <div className="acoes">
          <a className="botao" href={ROTAS_DO_APP.criarConta}>
            Criar conta
          </a>
          <a className="botao botao-leve" href={ROTAS_DO_APP.entrar}>
            Entrar
          </a>
        </div>
      </div>
      {captura && (
        <CapturaDeTela
          captura={captura}
          imediata
          descricao="Prontuário de uma paciente: identificação e alergias no alto, e a linha do tempo das evoluções, com autor, data e versão de cada uma."
        />
      )}
    </section>
  );
}

function HoraDoDia({ hora, captura }: { hora: Hora; captura: Recursos['capturas'][string] }) {
  return (
    <li className={hora.luz ? `hora ${hora.luz}` : 'hora'}>
      <div className={captura ? 'recipiente' : 'recipiente sem-captura'}>
        <div>
          <time>{hora.quando}</time>
          <p className="quem">{hora.quem}</p>
        </div>
        <div className="hora-texto">
          <h3>{hora.titulo}</h3>
          <p>{hora.texto}</p>
          <p>
            <a href={hora.acao.endereco}>{hora.acao.rotulo}</a>
          </p>
        </div>
        {captura && (
          <CapturaDeTela
            captura={captura}
            descricao={hora.descricao}
            telefone={hora.telefone}
            noite={hora.luz === 'noite'}
          />
        )}
      </div>
    </li>
  );
}

function Estado() {
  return (
    <section className="estado" aria-labelledby="estado">
      <div className="recipiente">
        <h2 id="estado">Hoje e depois</h2>
        <div className="estado-listas">
          <div>
            <h3>Funciona hoje</h3>
            <ul>
              {JA_FUNCIONA.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div className="em-construcao">
            <h3>Em construção</h3>
            <ul>
              {EM_CONSTRUCAO.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
