// The baseline for list-cpu: Fastify and pg with one prepared statement and the same reply, and nothing else.
import fastify from 'fastify';
import pg from 'pg';

// With many projects, a generic plan for all words and pages would read every project.
const options = '-c plan_cache_mode=force_custom_plan';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, options, max: 10 });
// pg returns bigints as strings by default, but ids in the reply are numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const app = fastify();

// Materialized, because the planner can only guess the number of matches: to find the first few by date, it might walk
// all projects by date, or even compare each of them to all matches.
const LIST = `with found as materialized (
    select id, name as "projectName", bio, '/backend/media/' || logo as "logoPath", categories,
      total_upvotes as "totalUpvotes", total_comments as "totalComments", created_at
    from project_search s join project p on p.id = s.project_id where search_text like $1)
  select id, "projectName", bio, "logoPath", categories, "totalUpvotes", "totalComments",
    count(*) over () as "totalItems"
  from found order by created_at desc, id desc limit $2 offset $3`;

app.get<{ Querystring: { search: string; page: string; limit: string } }>('/projects', async ({ query }, reply) => {
  const limit = Number(query.limit);
  const startIndex = Number(query.page) * limit;
  const values = [`%${query.search}%`, limit, startIndex];
  const { rows } = await pool.query<{ totalItems: number }>({ name: 'list', text: LIST, values });
  const totalItems = rows[0]?.totalItems ?? 0;
  const projects = rows.map(({ totalItems: _totalItems, ...project }) => project);
  const metadata = {
    totalPages: Math.ceil(totalItems / limit),
    currentPage: Number(query.page),
    startIndex: Math.min(startIndex, totalItems),
    endIndex: Math.min(startIndex + limit, totalItems),
    totalItems,
  };
  return reply.type('application/json').send(JSON.stringify({ projects, metadata }));
});

app.get('/ready', () => ({}));

await app.listen({ port: Number(process.env.PORT) });
