import { artigoDaAjuda } from '../../rotas.ts';
import { type GrupoDeAjuda, INSTITUICOES } from '../artigo.ts';

const QUEM_CALCULA = ['medico', ...INSTITUICOES, 'staff'] as const;

export const calculadoras: GrupoDeAjuda = {
  id: 'calculadoras',
  titulo: 'Calculadoras e medicamentos',
  artigos: [
    {
      id: 'abrir-calculadora',
      titulo: 'Abrir uma calculadora ou um score',
      para: QUEM_CALCULA,
      palavras: ['escore', 'fórmula', 'clearance', 'qsofa', 'tfge', 'imc', 'favoritas', 'plantão'],
      corpo: (
        <>
          <p>
            Em qualquer tela, <kbd>Ctrl</kbd> <kbd>J</kbd> abre a gaveta das calculadoras e scores;
            fechar não apaga o que foi digitado. Procure por nome, sigla ou assunto, e marque com a
            estrela as que mais usa. O resultado aparece enquanto você responde, com a leitura, a
            fonte e a versão da fórmula.
          </p>
          <p>
            Depois que você entra uma vez, as ferramentas abrem também sem conexão neste aparelho. O
            resultado apoia a decisão; não a substitui.
          </p>
        </>
      ),
    },
    {
      id: 'assistente',
      titulo: 'Perguntar ao assistente',
      para: ['medico', 'plantonista'],
      palavras: ['ia', 'inteligência artificial', 'protocolo', 'dose', 'conduta', 'fonte', 'pleno'],
      corpo: (
        <>
          <p>
            Abra o assistente pelo botão do cabeçalho, em qualquer tela, ou pelo menu do
            plantonista. Ele responde só o que a base e as tabelas do Pleno dizem, com a fonte de
            cada frase e o quanto ela foi conferida; sem fonte, diz que não tem e mostra o que a
            base tem de mais perto. “E na criança?” continua a pergunta anterior. Sinais de alarme
            aparecem antes de tudo, com o número a chamar.
          </p>
          <p>
            Nome, documento, contato, endereço e datas são retirados da pergunta antes da busca.
            Escrevendo uma evolução, “Usar na evolução” leva a passagem com a fonte e a nota de uso
            de IA; revise antes de finalizar. Perguntas e respostas ficam guardadas.
          </p>
          <p>
            Onde a instalação tem um modelo de inteligência artificial de fora, a pergunta só vai a
            ele se a clínica, ou o médico que atende sozinho, autorizar em “Minha conta”, que diz o
            que sai e o que não sai. O paciente pode recusar o assistente em “Meus dados” da área
            dele; a recepção e o médico registram a recusa no cadastro. A recusa que o paciente fez
            pela conta dele, só ele retira.
          </p>
        </>
      ),
    },
    {
      id: 'escriba',
      titulo: 'Escrever a consulta com o escriba',
      para: ['medico', 'plantonista'],
      palavras: ['ditar', 'gravar', 'transcrever', 'transcrição', 'voz', 'áudio', 'soap', 'ia'],
      corpo: (
        <>
          <p>
            Na evolução, ou no atendimento do plantão, abra “Escriba”. Leia a pergunta ao paciente e
            registre a resposta: sem o sim dele o escriba não funciona, e ele pode voltar atrás a
            qualquer momento, o que apaga o que foi ouvido.
          </p>
          <p>
            Dite (o fabricante do navegador pode receber o som), grave (o som vai em partes ao
            serviço contratado, se houver um, e não fica guardado), digite ou cole. “Sugerir
            anotações” mostra frases, problemas, medicamentos, sinais vitais e retorno; “De onde
            veio” marca as palavras. Aceite, edite ou rejeite uma a uma: nada entra sozinho.
          </p>
          <p>
            O escriba só repete o que lê e deixa de fora o que está em dúvida; confira o que faltou.
            Sem modelo de IA, quem sugere são regras, e a tela diz isso. Um medicamento enviado para
            a prescrição é procurado no catálogo e conferido como os outros.
          </p>
        </>
      ),
    },
    {
      id: 'calculo-no-prontuario',
      titulo: 'Calcular com os dados do paciente e salvar o resultado',
      para: ['medico'],
      palavras: ['calculadora', 'preencher', 'procedência', 'tendência', 'anular', 'score'],
      corpo: (
        <>
          <p>
            No prontuário, a gaveta mostra de quem se trata e preenche o que ele já diz: idade,
            sexo, sinais vitais e exames de cálculos salvos. O mesmo acontece na conversa de um
            paciente e pelo botão “Calculadoras” de um agendamento ou de uma pessoa do CRM; aberta
            assim, a gaveta conta como abrir o prontuário, e o acesso fica registrado. Os sinais do
            rascunho que você está escrevendo vêm primeiro. Embaixo de cada valor está de onde ele
            veio e de quando; um valor antigo só é oferecido, e um toque o aceita.
          </p>
          <ul>
            <li>
              <b>Salvar no prontuário</b> guarda resultado, valores usados, autor, data e versão.
              Sem conexão, o resultado espera neste aparelho e é enviado quando ela volta.
            </li>
            <li>
              O prontuário mostra o mais recente de cada ferramenta em “Cálculos salvos”. Escolha um
              para ver a história dele em linha e em tabela.
            </li>
            <li>
              Quem salvou pode anular com um motivo. O resultado continua visível, riscado, e deixa
              de contar.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'interacoes-medicamentosas',
      titulo: 'Conferir interações entre medicamentos',
      para: QUEM_CALCULA,
      palavras: ['interação', 'remédio', 'polifarmácia', 'associação', 'duplicidade', 'bula'],
      corpo: (
        <>
          <p>
            Abra “Interações medicamentosas” e escreva os medicamentos por nome genérico ou marca,
            com ou sem dose. Uma lista colada entra inteira, um por linha. No prontuário,
            “Medicamentos em uso” traz a lista do paciente em um toque.
          </p>
          <p>
            Cada achado diz a gravidade, a conduta, o mecanismo e a fonte. O que a base não
            reconhece é avisado e fica fora da conferência; sobre o que não tem regra, o silêncio
            não quer dizer segurança. “Copiar como texto” leva o que foi encontrado para a evolução.
          </p>
        </>
      ),
    },
    {
      id: 'ajuste-de-dose',
      titulo: 'Ajustar doses na insuficiência renal',
      para: QUEM_CALCULA,
      palavras: ['dose', 'clearance', 'rim', 'diálise', 'antibiótico', 'cockcroft'],
      corpo: (
        <p>
          Abra “Ajuste de dose na insuficiência renal”, informe o clearance ou calcule ali mesmo e
          liste os medicamentos. No prontuário, idade, sexo, peso e creatinina que ele conhece já
          vêm preenchidos. De cada medicamento aparece a dose por via e a faixa do clearance, com a
          fonte. As doses são de adulto; o que não está na tabela pede a bula. Veja também{' '}
          <a href={artigoDaAjuda('interacoes-medicamentosas')}>
            Conferir interações entre medicamentos
          </a>
          .
        </p>
      ),
    },
  ],
};
