import { AberturaDaPagina } from '../componentes/abertura.tsx';
import { IdentificacaoDoOperador } from '../componentes/operador.tsx';
import type { Pagina } from '../pagina.ts';
import { artigoDoBlog, ROTAS } from '../rotas.ts';

export const sobre: Pagina = {
  caminho: ROTAS.sobre,
  titulo: 'Sobre o Pleno',
  descricao:
    'O que é o Pleno, no que ele acredita, o que faz hoje e o que ainda não faz. Software aberto para o prontuário de clínicas, hospitais e médicos.',
  corpo: ({ operador }) => (
    <div className="recipiente leitura">
      <AberturaDaPagina titulo="Um prontuário em que dá para confiar daqui a vinte anos">
        <p>
          É o tempo mínimo que a lei manda guardar um prontuário depois do último registro. Pleno
          foi pensado a partir daí.
        </p>
      </AberturaDaPagina>
      <div className="prosa">
        <h2>O que é</h2>
        <p>
          Pleno é um sistema para clínicas, hospitais, médicos, equipes, plantonistas e pacientes.
          Hoje ele cuida das contas e dos vínculos, do cadastro de pacientes, do prontuário, da
          agenda, do CRM, dos retornos e das conversas, e das calculadoras. O que ainda está em
          construção está dito na <a href={ROTAS.inicio}>página inicial</a>, com todas as letras.
        </p>

        <h2>No que acreditamos</h2>
        <h3>O passado não se edita</h3>
        <p>
          Uma evolução finalizada é o que alguém viu e decidiu naquela hora. Corrigir é escrever
          outra versão e dizer por quê.{' '}
          <a href={artigoDoBlog('por-que-nao-se-edita')}>Leia o porquê.</a>
        </p>
        <h3>Sigilo não é uma tela que esconde</h3>
        <p>
          Quem decide o que cada pessoa alcança é o banco de dados, linha por linha, e não o
          programa que desenha a tela.{' '}
          <a href={artigoDoBlog('a-clinica-vizinha-nao-entra')}>Veja como funciona.</a>
        </p>
        <h3>A tela serve a quem tem pressa</h3>
        <p>
          O médico abre o Pleno quarenta vezes por dia, a recepção passa o dia nele, o plantonista o
          usa às três da manhã com uma mão. Tudo se faz pelo teclado, a busca perdoa acentos, o
          rascunho se salva sozinho, e o que não ajuda não aparece.
        </p>
        <h3>Dizer o que não sabemos</h3>
        <p>
          Do CRM, conferimos o formato, não a situação no conselho. Não temos certificação da SBIS e
          a assinatura com certificado ICP-Brasil ainda não existe aqui. Preferimos escrever isso a
          deixar que alguém suponha o contrário.
        </p>

        <h2>Como é feito</h2>
        <p>
          O código é aberto, sob licença MIT. As regras do produto, as regras de acesso e os testes
          que as exercitam estão à vista, e um comando levanta o sistema inteiro numa máquina comum,
          com dados de demonstração. Quem quiser pode hospedar a própria instalação.
        </p>

        <h2>Quem responde por esta instalação</h2>
        <IdentificacaoDoOperador operador={operador} />
      </div>
    </div>
  ),
};
