import type { ArtigoDeAjuda } from '../artigo.ts';

/** The article about bringing the patients of another system. */
export const importacao: ArtigoDeAjuda = {
  id: 'importar-pacientes',
  titulo: 'Importar pacientes de uma planilha',
  para: ['medico', 'clinica', 'hospital', 'staff'],
  palavras: ['importação', 'csv', 'excel', 'migrar', 'outro sistema', 'em lote'],
  corpo: (
    <>
      <p>
        Salve a planilha como CSV, com os nomes das colunas na primeira linha, e solte o arquivo na
        tela de importação da lista de pacientes. São até 50.000 linhas por vez.
      </p>
      <ol>
        <li>Confira que coluna é cada dado.</li>
        <li>
          Antes de gravar, veja quantos cadastros serão criados ou completados, quais linhas têm
          erro e quem talvez já exista. As linhas com erro podem ser baixadas para corrigir.
        </li>
        <li>Confirme. O andamento aparece na tela.</li>
      </ol>
      <p>
        Uma importação pode ser desfeita: saem os cadastros que ela criou e que ninguém usou nem
        alterou desde então.
      </p>
    </>
  ),
};
